/** Pairs the paragraphs of a hadith in Arabic with those in the other language that say the same. */

export interface AlignedParagraphs {
  arabic: string[];
  translation: string[];
}

/**
 * Pairs the lines of the Arabic with the paragraphs of the translation, in order. Where their numbers differ nobody can tell what
 * belongs together: then all of the Arabic and all of the translation are one pair.
 */
export function pairParagraphs(arabicText: string, translatedText: string): AlignedParagraphs[] {
  const [arabic, translation] = [arabicText.split('\n'), translatedText.split('\n')];
  if (arabic.length !== translation.length) return [{ arabic, translation }];
  return arabic.map((line, index) => ({ arabic: [line], translation: [translation[index] ?? ''] }));
}
