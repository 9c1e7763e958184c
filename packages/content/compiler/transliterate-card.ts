/** Transliteration of a card's Arabic, in the stored form. */
import type { Script } from '../../core/model.ts';
import { storeWords } from '../../arabic/transliteration/stored-words.ts';
import { parse } from '../../arabic/transliteration/transliterate.ts';

/**
 * @param arabic fully vowelled, lines by `\n`
 * @param override the editor's own wording; `content/exceptions.yaml` has its reason
 * @throws TransliterationError where the text lacks a vowel
 */
export function transliterateCard(arabic: string, script: Script, override?: string): string {
  const stored = storeWords(parse(arabic, { orthography: script === 'quran' ? 'uthmani' : 'everyday' }));
  return override ?? stored;
}
