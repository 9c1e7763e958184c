/** The sound of a text in both styles. */
import type { Script, Transliteration } from './shapes/model.ts';
import { plainFromPrecise } from '../arabic/transliteration/plain.ts';
import { runningText } from '../arabic/transliteration/stored-words.ts';
import { transliterateCard } from '../content/compiler/transliterate-card.ts';

/** @param stored the transliteration as the compiler stores it */
export function bothStyles(stored: string): Transliteration {
  const precise = runningText(stored);
  return { precise, plain: plainFromPrecise(precise) };
}

/**
 * Of a text that pages show without its sound.
 * @throws TransliterationError where the text lacks a vowel
 */
export const soundOf = (arabic: string, script: Script): Transliteration => bothStyles(transliterateCard(arabic, script));
