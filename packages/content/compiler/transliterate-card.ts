/** Transliteration of a card's Arabic, in the precise style. */
import type { ArabicScript } from '../../core/model.ts';
import { toStoredTransliteration } from '../../arabic/transliteration/stored-transliteration.ts';
import { transliterateWords } from '../../arabic/transliteration/transliterate.ts';

/**
 * @param arabic fully vowelled, lines separated by line breaks
 * @param override the editor's own wording; `content/exceptions.yaml` gives the reason for it
 * @throws TransliterationError where the text lacks a vowel
 */
export function transliterateCard(arabic: string, script: ArabicScript, override?: string): string {
  const stored = toStoredTransliteration(transliterateWords(arabic, { orthography: script === 'quran' ? 'uthmani' : 'everyday' }));
  return override ?? stored;
}
