import { Printer } from 'lucide-react';
import { type ReactElement, useCallback, useEffect, useMemo } from 'react';
import { Link } from 'react-router';
import { runningTransliteration } from '../../../../packages/arabic/transliteration/stored-transliteration.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { DelayedLoading } from '../../ui/loading.tsx';
import { RadioChips } from '../../ui/panel-fields.tsx';
import { toPlainTransliteration } from '../../ui/plain-style.ts';
import { useLoaded } from '../../platform/loading/use-loaded.ts';
import { useHistoryState } from '../../platform/navigation/use-history-state.ts';
import type { Preferences } from '../../platform/preferences/preferences.ts';
import { usePreferences } from '../../platform/preferences/use-preferences.ts';
import { addStyles } from '../../platform/add-styles.ts';
import { listIdOfKey, LISTS_OVERVIEW_ADDRESS } from '../lists/addresses.ts';
import { bookletBlockGroupsOf, type PrintedLayers } from './blocks.ts';
import styles from './booklet.css?inline';
import { type BookletContents, loadBookletContents, SAVED_DUAS_BOOKLET_SOURCE } from './contents.ts';
import { type BookletFormat, BOOKLET_FORMATS, sheetSides } from './sheets.ts';
import { MeasuringLayout, Sides } from './sides.tsx';
import { useBookletPages } from './use-booklet-pages.ts';
import { RichText } from '../../ui/rich-text.tsx';
import * as messages from '../../../../packages/core/messages/booklet.ts';

addStyles(styles);

const BOOKLET_FORMAT_NAMES: Readonly<Record<BookletFormat, string>> = {
  folded: messages.foldedA4Sheets,
  a5: messages.a5Pages,
  a6: messages.a6Pages,
};

const layersOf = ({ transliteration, translation }: Preferences): PrintedLayers => ({
  transliterate: transliteration === 'hidden' ? undefined : transliteration === 'plain' ? toPlainTransliteration : runningTransliteration,
  translation,
});

/** Says how many pages, and sheets if folded, the booklet has. */
function pageCountText(paper: BookletFormat, pages: number): string {
  if (paper !== 'folded') return messages.pagesOfPaper({ pages, paper: paper.toUpperCase() });
  if (pages === 1) return messages.onePageOnSheet;
  const sheets = sheetSides('folded', pages).length / 2;
  return messages.pagesOnSheets({ pages, sheets });
}

function BookletPreview({ contents, paper }: { contents: BookletContents; paper: BookletFormat }): ReactElement {
  const preferences = usePreferences();
  // A change of the text size restarts the layout too, though only the style sheet uses it.
  const input = useMemo(() => ({ items: bookletBlockGroupsOf(contents, layersOf(preferences)), paper }), [contents, preferences, paper]);
  const { body, bookletPages } = useBookletPages(input);
  return (
    <>
      <div className="booklet-tools">
        <p className="booklet-how" aria-live="polite">
          {bookletPages ? pageCountText(paper, bookletPages.length) : messages.beingSet}
        </p>
        <button type="button" className="button button-main" disabled={!bookletPages} onClick={() => window.print()}>
          <Printer aria-hidden="true" /> {messages.printPages}
        </button>
      </div>
      {bookletPages ? (
        <Sides bookletPages={bookletPages} paper={paper} title={contents.title} />
      ) : (
        <MeasuringLayout input={input} body={body} />
      )}
    </>
  );
}

interface MakerProps {
  /** Source of the booklet as in `loadBookletContents`; null for the saved duas. */
  of: string | null;
  /** Gets the title once it is known. */
  onTitle: (title: string) => void;
}

/** Loads what a booklet holds, and makes its pages on the paper that the reader chooses. */
export default function BookletMaker({ of, onTitle }: MakerProps): ReactElement {
  const load = useCallback(async () => (await loadBookletContents(of ?? SAVED_DUAS_BOOKLET_SOURCE)) ?? 'unknown', [of]);
  const { value: contents, failed, retry } = useLoaded(load);
  const [paper, setPaper] = useHistoryState<BookletFormat>('paper', 'folded');
  const title = typeof contents === 'object' ? contents.title : undefined;
  useEffect(() => {
    if (title !== undefined) onTitle(title);
  }, [title, onTitle]);
  if (failed) return <LoadFailed onRetry={retry}>{messages.textsNotLoaded}</LoadFailed>;
  if (!contents) return <DelayedLoading />;
  if (contents === 'unknown')
    return (
      <p className="empty">
        <RichText
          message={of !== null && listIdOfKey(of) !== undefined ? messages.noSuchList : messages.noSuchPage}
          elements={{
            home: (text) => <Link to="/">{text}</Link>,
            lists: (text) => <Link to={LISTS_OVERVIEW_ADDRESS}>{text}</Link>,
          }}
        />
      </p>
    );
  if (contents.parts.length === 0)
    return (
      <>
        <p className="empty saved-none">{messages.nothingSavedYet}</p>
        <p>
          <Link to="/" className="button">
            {messages.toCategories}
          </Link>
        </p>
      </>
    );
  return (
    <>
      <div className="booklet-tools" role="radiogroup" aria-label={messages.paper}>
        <RadioChips names={BOOKLET_FORMAT_NAMES} options={BOOKLET_FORMATS} chosen={paper} onChoose={setPaper} />
      </div>
      <BookletPreview contents={contents} paper={paper} />
    </>
  );
}
