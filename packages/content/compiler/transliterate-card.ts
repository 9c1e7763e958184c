/** Transliteration of a card's Arabic, in the precise style. */
import type { Script } from '../../core/model.ts';
import { formatStoredWords } from '../../arabic/transliteration/stored-words.ts';
import { parse } from '../../arabic/transliteration/transliterate.ts';

/**
 * @param arabic fully vowelled, lines separated by line breaks
 * @param override the editor's own wording; `content/exceptions.yaml` gives the reason for it
 * @throws TransliterationError where the text lacks a vowel
 */
export function transliterateCard(arabic: string, script: Script, override?: string): string {
  const stored = formatStoredWords(parse(arabic, { orthography: script === 'quran' ? 'uthmani' : 'everyday' }));
  return override ?? stored;
}
