import * as messages from '../core/messages/site.ts';
import { ARABIC_PRODUCT_NAME, PRODUCT_NAME } from '../core/product.ts';

/** File name below the base of the site, and its media type. */
export const BOOK_FILE = 'misbaha.epub';
export const BOOK_MEDIA_TYPE = 'application/epub+zip';

export const BOOK_TITLE = PRODUCT_NAME;
export const ARABIC_BOOK_TITLE = ARABIC_PRODUCT_NAME;
export const BOOK_SUBTITLE = messages.tagline;
