import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import * as messages from '../../../../packages/core/messages/detail.ts';

/** A page beside another one in the menu of their category. */
export interface PageSlugAndTitle {
  slug: string;
  title: string;
}

interface PageTurnerProps {
  /** Address of the menu that the pages belong to. */
  parent: string;
  previous: PageSlugAndTitle | undefined;
  next: PageSlugAndTitle | undefined;
}

/**
 * The ways on at the end of a page: the page before and the page after it in the menu. They take its place in the history, so
 * that back leads to the menu.
 */
export function PageTurner({ parent, previous, next }: PageTurnerProps): ReactElement | null {
  if (!previous && !next) return null;
  return (
    <nav className="page-turner" aria-label={messages.pagesOfThisCategory}>
      {previous ? (
        <Link to={`${parent}/${previous.slug}`} replace rel="prev" className="page-turn">
          <ChevronLeft aria-hidden="true" />
          <span>
            <small>{messages.previous}</small>
            <span>{previous.title}</span>
          </span>
        </Link>
      ) : null}
      {next ? (
        <Link to={`${parent}/${next.slug}`} replace rel="next" className="page-turn page-turn-next">
          <span>
            <small>{messages.next}</small>
            <span>{next.title}</span>
          </span>
          <ChevronRight aria-hidden="true" />
        </Link>
      ) : null}
    </nav>
  );
}
