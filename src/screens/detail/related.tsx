import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { RelatedPage } from '../../../text/model.ts';

/** The pages that serve the same needs, each with the need that both serve. */
export function Related({ related }: { related: readonly RelatedPage[] }): ReactElement {
  return (
    <nav className="related" aria-labelledby="related">
      <h2 id="related">Also for this</h2>
      <ul>
        {related.map(({ to, title, menu, need }) => (
          <li key={to}>
            <Link to={to} className="related-page">
              <span>{title}</span>
              <small>{menu ? `${menu}, for ${need}` : `For ${need}`}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
