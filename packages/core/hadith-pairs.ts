/** The paragraphs of a hadith, each with those of the other language that say the same. */

export interface Pair {
  arabic: string[];
  english: string[];
}

/**
 * Pairs the lines of the Arabic with the paragraphs of the English, in order. Where their numbers differ nobody can tell what
 * belongs together: then all of the Arabic and all of the English are one pair.
 */
export function pairsOf(arabicText: string, englishText: string): Pair[] {
  const [arabic, english] = [arabicText.split('\n'), englishText.split('\n')];
  if (arabic.length !== english.length) return [{ arabic, english }];
  return arabic.map((line, index) => ({ arabic: [line], english: [english[index] ?? ''] }));
}
