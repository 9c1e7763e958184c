/**
 * Where the texts of a version lie. Each is a JSON file whose name bears a hash of what it holds. Every document carries a list of them,
 * so a page gets the texts of its own version and no others, and a corrected letter changes no script.
 */

/** Addresses below the base by the name of the text: `category/prayer` is in `assets/category-prayer-Ab12Cd34.json`. */
export type ContentFiles = Readonly<Record<string, string>>;

/** The id of the block of JSON that holds the list. */
export const CONTENT_FILES_ID = 'content-files';
