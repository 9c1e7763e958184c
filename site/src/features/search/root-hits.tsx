import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { SearchRoot } from '../../../../packages/core/search/model.ts';
import * as messages from '../../../../packages/core/messages/search.ts';

/** The roots that a query names, each a link to its page. By itself, so that a first search asks for no further file. */
export const RootHits = ({ roots, settle }: { roots: readonly SearchRoot[]; settle: () => void }): ReactElement => (
  <nav aria-label={messages.familiesOfWords}>
    <ul className="root-hits">
      {roots.map(([letters, sense, slug]) => (
        <li key={letters}>
          <Link to={`/words/${slug}`} className="root-row" data-result="" onClick={settle}>
            <span className="root-letters" lang="ar" dir="rtl" translate="no">
              {[...letters].join(' ')}
            </span>{' '}
            <span className="root-sense">{sense}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
