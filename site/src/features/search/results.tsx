import { ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import type { SearchContent } from '../../../../packages/core/search/model.ts';
import { useHistoryState } from '../../platform/navigation/use-history-state.ts';
import type { PageWithHits } from './pages-with-hits.ts';
import type { SearchResults } from './search.ts';
import { MarkedExcerpt } from './marked.tsx';
import { HitCard } from './hit-card.tsx';
import { MatchedNeeds } from './matched-needs.tsx';
import * as messages from '../../../../packages/core/messages/search.ts';

/** Pages shown at first and added by each press of "more pages"; texts of a page shown before "more". */
const PAGES_PER_STEP = 10;
const MAX_SHOWN_TEXTS_OF_PAGE = 3;
/** Pages shown while the query is being typed: they fill a phone, and Arabic takes long to lay out. */
const PAGES_WHILE_TYPING = 3;

/**
 * Shows more results and focuses the first of them, since the button that was pressed may be gone.
 * @param selector of the new link, within the element around the button
 */
function showMoreAndFocus({ currentTarget }: MouseEvent<HTMLElement>, show: () => void, selector: string): void {
  const around = currentTarget.parentElement;
  flushSync(show);
  around?.querySelector<HTMLElement>(selector)?.focus();
}

interface ResultContextProps {
  query: string;
  index: SearchContent;
  settle: () => void;
}

interface ResultsProps extends ResultContextProps {
  found: SearchResults;
  isBrief: boolean;
}

function PageResults({ group, query, index, settle }: ResultContextProps & { group: PageWithHits }): ReactElement {
  const { page, matched, hits, needs } = group;
  const [all, setAll] = useHistoryState<boolean>(`all of ${page.path} for ${query}`, false);
  const shown = all ? hits : hits.slice(0, MAX_SHOWN_TEXTS_OF_PAGE);
  const more = hits.length - shown.length;
  return (
    <section className="result" aria-label={page.title}>
      <h2>
        <Link to={page.path} className="result-page" data-result="" onClick={settle}>
          <span>
            <MarkedExcerpt text={page.title} layer="page" matched={matched.page ?? hits[0]?.matched.page} />
            {page.menu ? <span className="result-menu">{page.menu}</span> : null}
          </span>
          <ChevronRight aria-hidden="true" />
        </Link>
      </h2>
      {needs.length > 0 ? <MatchedNeeds needs={needs} path={page.path} settle={settle} /> : null}
      {shown.length > 0 ? (
        <ul>
          {shown.map((hit, at) => (
            // A text without an id has only its index to tell it apart.
            <li key={hit.place.id ?? `at ${at}`}>
              <HitCard hit={hit} page={page} index={index} settle={settle} />
            </li>
          ))}
        </ul>
      ) : null}
      {more > 0 ? (
        <button
          type="button"
          className="result-more"
          onClick={(event) => showMoreAndFocus(event, () => setAll(true), `li:nth-child(${shown.length + 1}) a`)}
        >
          {messages.moreOnPage({ count: more })}
        </button>
      ) : null}
    </section>
  );
}

/** The results by page, the best page first. */
export function Results({ found, isBrief, query, index, settle }: ResultsProps): ReactElement {
  const [pages, setPages] = useHistoryState<number>(`pages for ${query}`, PAGES_PER_STEP);
  const { groups } = found;
  return (
    <div className="results">
      {groups.slice(0, isBrief ? PAGES_WHILE_TYPING : pages).map((group) => (
        <PageResults key={group.page.path} group={group} query={query} index={index} settle={settle} />
      ))}
      {groups.length > pages && !isBrief ? (
        <button
          type="button"
          className="button"
          onClick={(event) =>
            showMoreAndFocus(event, () => setPages(pages + PAGES_PER_STEP), `section:nth-child(${pages + 1}) .result-page`)
          }
        >
          {messages.showMorePages}
        </button>
      ) : null}
    </div>
  );
}
