import * as messages from '../core/messages/site.ts';

/** The file below the base of the site, and what servers say that it is. */
export const BOOK_FILE = 'misbaha.epub';
export const BOOK_TYPE = 'application/epub+zip';

/** What the book is called. */
export const TITLE = 'Misbaha';
export const ARABIC_TITLE = 'مِسْبَحَة';
export const SUBTITLE = messages.tagline;
