import * as messages from '../core/messages/site.ts';
import { ARABIC_NAME, NAME } from '../core/product.ts';

/** The file below the base of the site, and what servers say that it is. */
export const BOOK_FILE = 'misbaha.epub';
export const BOOK_TYPE = 'application/epub+zip';

/** What the book is called. */
export const TITLE = NAME;
export const ARABIC_TITLE = ARABIC_NAME;
export const SUBTITLE = messages.tagline;
