import type { ReactElement } from 'react';
import * as messages from '../core/messages/book.ts';
import { COVER_SIZE } from './cover.ts';
import { BOOK_TITLE } from './titles.ts';

const { width, height } = COVER_SIZE;

/** The page with the cover. As SVG it scales to the whole screen of the e-reader, which might crop an `<img>`. */
export const coverPage = (): ReactElement => (
  <div className="cover">
    <svg
      xmlns="http://www.w3.org/2000/svg"
      xmlnsXlink="http://www.w3.org/1999/xlink"
      width="100%"
      height="100%"
      viewBox={`0 0 ${width} ${height}`}
    >
      <title>{messages.coverDescription({ name: BOOK_TITLE })}</title>
      <image width={width} height={height} xlinkHref="cover.png" />
    </svg>
  </div>
);
