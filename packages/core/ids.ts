/** Patterns of permanent ids. They are published in the schemas of the data. */
const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*';

export const SLUG_PATTERN = new RegExp(`^${SLUG}$`);
/** `category/page` */
export const PAGE_ID_PATTERN = new RegExp(`^${SLUG}/${SLUG}$`);
/** `category/page#card` */
export const CARD_ID_PATTERN = new RegExp(`^${SLUG}/${SLUG}#${SLUG}$`);
