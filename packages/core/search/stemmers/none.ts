/** For a language whose words are compared as they are written. */
export const stem = (word: string): string => word;
