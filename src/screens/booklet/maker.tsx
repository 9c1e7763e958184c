import { Printer } from 'lucide-react';
import { type ReactElement, useCallback, useEffect, useMemo } from 'react';
import { Link } from 'react-router';
import { runningText } from '../../../text/transliteration/stored-words.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Loading } from '../../components/loading.tsx';
import { Chips } from '../../components/panel-fields.tsx';
import { plainStyle } from '../../components/plain-style.ts';
import { useLoaded } from '../../loading/use-loaded.ts';
import { useKept } from '../../navigation/use-kept.ts';
import type { Preferences } from '../../preferences/preferences.ts';
import { usePreferences } from '../../preferences/use-preferences.ts';
import { addStyles } from '../../styles/add-styles.ts';
import { itemsOf, type Layers } from './blocks.ts';
import styles from './booklet.css?inline';
import { type Contents, contentsOf, SAVED } from './contents.ts';
import { type Paper, PAPERS, sidesOf } from './sheets.ts';
import { LaidOut, Sides } from './sides.tsx';
import { useBookletPages } from './use-booklet-pages.ts';

addStyles(styles);

const PAPER_NAMES: Readonly<Record<Paper, string>> = { folded: 'Folded A4 sheets', a5: 'A5 pages', a6: 'A6 pages' };

const layersOf = ({ transliteration, translation }: Preferences): Layers => ({
  transliterate: transliteration === 'hidden' ? undefined : transliteration === 'plain' ? plainStyle : runningText,
  translation,
});

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** How many pages there are, and what to do with the sheets. */
function howTo(paper: Paper, pages: number): string {
  if (paper !== 'folded') return `${counted(pages, 'page')} of ${paper.toUpperCase()}. Choose this paper in the print dialog too.`;
  const sheets = sidesOf('folded', pages).length / 2;
  return `${counted(pages, 'page')} on ${counted(sheets, 'sheet')} of A4. Print on both sides, turned over on the short edge; lay the sheets on one another as they come, and fold them in the middle. US Letter does as well, with the pages fitted to the paper.`;
}

function Made({ contents, paper }: { contents: Contents; paper: Paper }): ReactElement {
  const preferences = usePreferences();
  // The sizes of the texts are the style sheet's, and change the pages as well.
  const input = useMemo(() => ({ items: itemsOf(contents, layersOf(preferences)), paper }), [contents, preferences, paper]);
  const { body, bookletPages } = useBookletPages(input);
  return (
    <>
      <div className="booklet-tools">
        <p className="booklet-how" aria-live="polite">
          {bookletPages ? howTo(paper, bookletPages.length) : 'The pages are being set…'}
        </p>
        <button type="button" className="button" disabled={!bookletPages} onClick={() => window.print()}>
          <Printer aria-hidden="true" /> Print
        </button>
      </div>
      {bookletPages ? <Sides bookletPages={bookletPages} paper={paper} title={contents.title} /> : <LaidOut input={input} body={body} />}
    </>
  );
}

interface MakerProps {
  /** What the booklet holds; see `contentsOf`. The saved duas, where the address says nothing. */
  of: string | null;
  /** Tells the screen what the booklet is called. */
  onTitle: (title: string) => void;
}

/** Loads what a booklet holds, and makes its pages on the paper that the reader chooses. */
export default function Maker({ of, onTitle }: MakerProps): ReactElement {
  const load = useCallback(async () => (await contentsOf(of ?? SAVED)) ?? 'unknown', [of]);
  const { value: contents, failed, retry } = useLoaded(load);
  const [paper, setPaper] = useKept<Paper>('paper', 'folded');
  const title = typeof contents === 'object' ? contents.title : undefined;
  useEffect(() => {
    if (title !== undefined) onTitle(title);
  }, [title, onTitle]);
  if (failed) return <LoadFailed onRetry={retry}>The texts could not be loaded. Your connection may be down.</LoadFailed>;
  if (!contents) return <Loading />;
  if (contents === 'unknown')
    return (
      <p className="empty">
        There is no such page. <Link to="/">Go home</Link> and open the page that you want to print.
      </p>
    );
  if (contents.parts.length === 0)
    return <p className="empty">Nothing is saved yet. The bookmark at the foot of a card saves it, and this prints what is saved.</p>;
  return (
    <>
      <div className="booklet-tools" role="radiogroup" aria-label="Paper">
        <Chips names={PAPER_NAMES} options={PAPERS} chosen={paper} onChoose={setPaper} />
      </div>
      <Made contents={contents} paper={paper} />
    </>
  );
}
