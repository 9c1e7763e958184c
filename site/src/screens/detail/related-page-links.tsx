import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { RelatedPage } from '../../../../packages/core/model.ts';
import * as messages from '../../../../packages/core/messages/detail.ts';

/** The pages that serve the same needs, each with the need that both serve. */
export function RelatedPageLinks({ related }: { related: readonly RelatedPage[] }): ReactElement {
  return (
    <nav className="related" aria-labelledby="related">
      <h2 id="related">{messages.relatedTitle}</h2>
      <ul className="rows">
        {related.map(({ to, title, menu, need }) => (
          <li key={to}>
            <Link to={to} className="row row-onward">
              <span className="row-title">
                <span>{title}</span>
                <small>{menu ? messages.relatedInMenu({ menu, need }) : need}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
