/** A name, and the text between its two tags. */
const TAGGED = /<(\w+)>(.*?)<\/\1>/s;

/**
 * Takes a message with elements in it apart, such as `Write to <mail>us</mail>.`
 * @returns threes: a text, the name of an element, what its tags hold; the last text stands alone
 */
export const taggedParts = (message: string): string[] => message.split(TAGGED);
