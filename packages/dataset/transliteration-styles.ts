/** The transliteration of a text in both styles: precise and plain. */
import type { Script, Transliteration } from './model/types.ts';
import { plainFromPrecise } from '../arabic/transliteration/plain.ts';
import { runningTransliteration } from '../arabic/transliteration/stored-transliteration.ts';
import { transliterateCard } from '../content/compiler/transliterate-card.ts';

/** @param storedTransliteration transliteration with the compiler's marks for joined words */
export function storedTransliterationInBothStyles(storedTransliteration: string): Transliteration {
  const precise = runningTransliteration(storedTransliteration);
  return { precise, plain: plainFromPrecise(precise) };
}

/**
 * For a text that the site shows without transliteration.
 * @throws TransliterationError where the text lacks a vowel
 */
export const transliterateInBothStyles = (arabic: string, script: Script): Transliteration =>
  storedTransliterationInBothStyles(transliterateCard(arabic, script));
