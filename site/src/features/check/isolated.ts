/** Keeps words of another direction in their place in a sentence. */
export const isolated = (words: string): string => `\u2068${words}\u2069`;
