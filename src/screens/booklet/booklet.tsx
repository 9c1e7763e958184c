import { Printer } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { plainStyle } from '../../components/plain-style.ts';
import { Loading } from '../../components/loading.tsx';
import { Chips } from '../../components/panel-fields.tsx';
import { ScreenHeader } from '../../components/screen-header.tsx';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { useKept } from '../../navigation/use-kept.ts';
import { PreferencesButton } from '../../preferences/preferences-button.tsx';
import type { Preferences } from '../../preferences/preferences.ts';
import { usePreferences } from '../../preferences/use-preferences.ts';
import { addStyles } from '../../styles/add-styles.ts';
import { runningText } from '../../../text/transliteration/stored-words.ts';
import { itemsOf, type Layers } from './blocks.ts';
import styles from './booklet.css?inline';
import { type Contents, SAVED } from './contents.ts';
import { LaidOut, Sides } from './sides.tsx';
import { type Paper, PAPERS, sidesOf } from './sheets.ts';
import { useContents } from './use-contents.ts';
import { useLeaves } from './use-leaves.ts';

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
  return `${counted(pages, 'page')} on ${counted(sheets, 'sheet')} of A4. Print on both sides, turned over on the short edge; lay the sheets on one another as they come, and fold them in the middle.`;
}

function Made({ contents, paper }: { contents: Contents; paper: Paper }): ReactElement {
  const preferences = usePreferences();
  // The sizes of the texts are the style sheet's, and change the pages as well.
  const job = useMemo(() => ({ items: itemsOf(contents, layersOf(preferences)), paper }), [contents, preferences, paper]);
  const { body, leaves } = useLeaves(job);
  return (
    <>
      <div className="booklet-tools">
        <p className="booklet-how" aria-live="polite">
          {leaves ? howTo(paper, leaves.length) : 'The pages are being set…'}
        </p>
        <button type="button" className="button" disabled={!leaves} onClick={() => window.print()}>
          <Printer aria-hidden="true" /> Print
        </button>
      </div>
      {leaves ? <Sides leaves={leaves} paper={paper} title={contents.title} /> : <LaidOut job={job} body={body} />}
    </>
  );
}

/** The saved duas, a page or a category as the pages of a booklet, to be printed. */
export default function Booklet(): ReactElement {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  // The prerendered page knows no query.
  const of = hydrated ? query.get('of') : null;
  const contents = useContents(hydrated ? (of ?? SAVED) : undefined);
  const [paper, setPaper] = useKept<Paper>('paper', 'folded');
  const isThere = typeof contents === 'object';
  return (
    <>
      <ScreenHeader
        title="Booklet"
        subtitle={isThere ? contents.title : undefined}
        back={of === null ? { to: '/', label: 'home' } : { to: `/${of}`, label: isThere ? contents.title : 'the page' }}
        tools={<PreferencesButton />}
      />
      <main className="booklet">
        <div className="booklet-tools">
          <Chips names={PAPER_NAMES} options={PAPERS} chosen={paper} onChoose={setPaper} />
        </div>
        {contents === 'loading' ? <Loading /> : null}
        {contents === 'failed' ? (
          <p className="empty" role="alert">
            The texts could not be loaded. Your connection may be down; go back and try again.
          </p>
        ) : null}
        {contents === 'unknown' ? (
          <p className="empty">
            There is no such page. <Link to="/">Go home</Link> and open the page that you want to print.
          </p>
        ) : null}
        {!isThere ? null : contents.parts.length === 0 ? (
          <p className="empty">Nothing is saved yet. The bookmark at the foot of a card saves it, and this prints what is saved.</p>
        ) : (
          <Made contents={contents} paper={paper} />
        )}
      </main>
    </>
  );
}
