import type { ReactElement } from 'react';
import * as messages from '../../core/messages/book.ts';
import { chapterLink } from '../chapter.ts';

export interface ListedLink {
  to: string;
  title: string;
  /** Title of the category that the link leads to, if it is another one. */
  within?: string;
}

/** A list of links to places in the book. */
export const Links = ({ lines }: { lines: readonly ListedLink[] }): ReactElement => (
  <ul className="links">
    {lines.map(({ to, title, within }) => (
      <li key={to}>
        <a href={chapterLink(to)}>{title}</a>
        {within ? <small> {messages.withinPart({ part: within })}</small> : null}
      </li>
    ))}
  </ul>
);
