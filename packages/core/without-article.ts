/** The words by which a need is found in a list from A to Z: "A bad dream" stands under B. */
export const withoutArticle = (need: string): string => need.replace(/^(?:An?|The) /, '');
