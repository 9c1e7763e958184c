import type { ReactElement } from 'react';
import * as messages from '../../core/messages/book.ts';
import { chapterHref } from '../chapter.ts';

export interface LinkListEntry {
  to: string;
  title: string;
  /** Title of the category that the link leads to, if it is another one. */
  within?: string;
}

/** A list of links to places in the book. */
export const LinkList = ({ lines }: { lines: readonly LinkListEntry[] }): ReactElement => (
  <ul className="links">
    {lines.map(({ to, title, within }) => (
      <li key={to}>
        <a href={chapterHref(to)}>{title}</a>
        {within ? <small> {messages.withinPart({ part: within })}</small> : null}
      </li>
    ))}
  </ul>
);
