/** One thing that tidying does, in the words that the editor is told. */
export interface Step {
  what: string;
  /** Whether it adds a vowel or sukun that the text leaves out. */
  supplies?: boolean;
  /**
   * @param word letters and marks without punctuation
   * @param next the word after it where nothing parts the two, else an empty string
   */
  tidy(word: string, next: string): string;
}

type Replacement = readonly [RegExp, string];

/** A step made of replacements. Marks stand in the house's order: shadda, then vowel or sukun. */
export const replacingStep = (what: string, ...replacements: readonly Replacement[]): Step => ({
  what,
  tidy: (word) => replacements.reduce((text, [pattern, by]) => text.replace(pattern, by), word),
});

/** The same of replacements that add a vowel or sukun. */
export const supplyingStep = (what: string, ...replacements: readonly Replacement[]): Step => ({
  ...replacingStep(what, ...replacements),
  supplies: true,
});
