/** One kind of change to a word; `what` names it for the editor. */
export interface TidyStep {
  what: string;
  /** Whether it adds a vowel or sukun that the text leaves out. */
  supplies?: boolean;
  /**
   * @param word letters and marks without punctuation
   * @param next the word after it, or '' where punctuation or a line break stands between
   */
  tidy(word: string, next: string): string;
}

type Replacement = readonly [RegExp, string];

/** A step that replaces patterns. Replacements write marks in the order of the project: shadda, then vowel or sukun. */
export const replacingStep = (what: string, ...replacements: readonly Replacement[]): TidyStep => ({
  what,
  tidy: (word) => replacements.reduce((text, [pattern, by]) => text.replace(pattern, by), word),
});

/** A step whose replacements add a vowel or sukun that the text leaves out. */
export const supplyingStep = (what: string, ...replacements: readonly Replacement[]): TidyStep => ({
  ...replacingStep(what, ...replacements),
  supplies: true,
});
