import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { SearchRoot } from '../../../../packages/core/search/model.ts';
import * as messages from '../../../../packages/core/messages/search.ts';

/**
 * Links to the roots that a query names. It imports nothing of the roots' own feature, so a first search loads no more
 * files.
 */
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
