import type { ReactElement } from 'react';
import { linkTo } from '../chapter.ts';

export interface Line {
  to: string;
  title: string;
}

/** A list of links to places in the book. */
export const Links = ({ lines }: { lines: readonly Line[] }): ReactElement => (
  <ul className="links">
    {lines.map(({ to, title }) => (
      <li key={to}>
        <a href={linkTo(to)}>{title}</a>
      </li>
    ))}
  </ul>
);
