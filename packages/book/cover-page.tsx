import type { ReactElement } from 'react';
import * as messages from '../core/messages/book.ts';
import { COVER_SIZE } from './cover.ts';
import { TITLE } from './words.ts';

const { width, height } = COVER_SIZE;

/** The page that shows the cover, as large as the reader's page allows: a drawing scales where a picture would be cut. */
export const coverPage = (): ReactElement => (
  <div className="cover">
    <svg
      xmlns="http://www.w3.org/2000/svg"
      xmlnsXlink="http://www.w3.org/1999/xlink"
      width="100%"
      height="100%"
      viewBox={`0 0 ${width} ${height}`}
    >
      <title>{messages.coverDescription({ name: TITLE })}</title>
      <image width={width} height={height} xlinkHref="cover.png" />
    </svg>
  </div>
);
