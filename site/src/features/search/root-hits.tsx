import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { rootAddress } from '../../../../packages/core/roots.ts';
import type { SearchRoot } from '../../../../packages/core/search/model.ts';
import { RootLetters } from '../roots/root-letters.tsx';
import * as messages from '../../../../packages/core/messages/search.ts';

/** The roots that a query names, each a link to its page. */
export const RootHits = ({ roots, settle }: { roots: readonly SearchRoot[]; settle: () => void }): ReactElement => (
  <nav aria-label={messages.familiesOfWords}>
    <ul className="root-hits">
      {roots.map(([letters, sense]) => (
        <li key={letters}>
          <Link to={rootAddress(letters)} className="root-row" data-result="" onClick={settle}>
            <RootLetters letters={letters} /> <span className="root-sense">{sense}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
