/** Captures the name of an element and the text between its tags. */
const TAGGED_TEXT = /<(\w+)>(.*?)<\/\1>/s;

/**
 * Splits a message with elements in it, such as `Write to <mail>us</mail>.`
 * @returns groups of three: a text, the name of an element, the text in its tags; the last text stands alone
 */
export const splitTags = (message: string): string[] => message.split(TAGGED_TEXT);
