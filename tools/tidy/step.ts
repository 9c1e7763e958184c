/** One thing that tidying does, in the words that the editor is told. */
export interface Step {
  what: string;
  /**
   * @param word letters and marks without punctuation
   * @param next the word after it where nothing parts the two, else an empty string
   */
  tidy(word: string, next: string): string;
}

/** A step made of replacements. Marks stand in the house's order: shadda, then vowel or sukun. */
export const replacingStep = (what: string, ...replacements: readonly (readonly [RegExp, string])[]): Step => ({
  what,
  tidy: (word) => replacements.reduce((text, [pattern, by]) => text.replace(pattern, by), word),
});
