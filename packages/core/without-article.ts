/** Straight apostrophes only, so that texts with either kind compare equal. */
export const withStraightApostrophes = (text: string): string => text.replaceAll('’', "'");

/**
 * The words by which a need is found in a list from A to Z: "A bad dream" stands under B.
 * @param articles of the language, each with the blank or apostrophe after it
 */
export function needWithoutLeadingArticle(need: string, articles: readonly string[]): string {
  const article = articles.find((one) => withStraightApostrophes(need).startsWith(withStraightApostrophes(one)));
  return need.slice(article?.length ?? 0);
}
