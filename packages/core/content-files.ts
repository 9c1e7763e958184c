/**
 * The content files of one version of the site, JSON with a hash of the contents in the name. Every document has a list of them,
 * so a page gets the texts of its own version, and a corrected letter changes no JavaScript file.
 */

/** Addresses below the base by the name of the text: `category/prayer` is in `assets/category-prayer-Ab12Cd34.json`. */
export type ContentAddressByName = Readonly<Record<string, string>>;

/** The id of the block of JSON that holds the list. */
export const CONTENT_FILES_ELEMENT_ID = 'content-files';
