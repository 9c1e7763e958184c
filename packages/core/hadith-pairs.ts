/** Pairs the paragraphs of a hadith in Arabic with those in the other language that say the same. */

export interface AlignedParagraphs {
  arabic: string[];
  english: string[];
}

/**
 * Pairs the lines of the Arabic with the paragraphs of the English, in order. Where their numbers differ nobody can tell what
 * belongs together: then all of the Arabic and all of the English are one pair.
 */
export function pairParagraphs(arabicText: string, englishText: string): AlignedParagraphs[] {
  const [arabic, english] = [arabicText.split('\n'), englishText.split('\n')];
  if (arabic.length !== english.length) return [{ arabic, english }];
  return arabic.map((line, index) => ({ arabic: [line], english: [english[index] ?? ''] }));
}
