// "wa" (and) is written together with the next word in Arabic and apart in the transliteration: wa lā, wa ilayka.
// A word whose own root begins with waw must stay whole: waḥdahu, waladun, waʿadtanī. (With a sukun, shadda or long a
// after the waw nothing but the root is possible.)
import type { Letter } from './letters.ts';
import { hasRootWaw } from './root-waw.ts';
import { encodeArabicForPatterns, type Sound } from './sounds.ts';

/**
 * Puts a space after a leading "wa", and after the "yā" that the Qur'an writes together with the name that is called.
 */
export function addSpaceAfterWaYa(letters: readonly Letter[], sounds: Sound[]): Sound[] {
  const first = letters[0]?.char;
  if (first !== 'و' && first !== 'ي') return sounds;
  // A shadda on the first letter comes from assimilation to the word before.
  const shape = encodeArabicForPatterns(letters).replace(/^(.)\+/u, '$1');
  let head = 0;
  if (/^وa[^+0|]/u.test(shape) && isConjunction(letters, shape)) head = 2;
  const call = shape.startsWith('يa|', head);
  if (head === 0 && !call) return sounds;
  const space: Sound = { type: 'break', sign: ' ' };
  const parts = [...sounds];
  if (call) parts.splice(head + 2, 0, space);
  if (head > 0 && parts[head]?.type !== 'wasla') parts.splice(head, 0, space);
  return parts;
}

function isConjunction(letters: readonly Letter[], notation: string): boolean {
  const second = letters[1];
  if (second === undefined || second.shadda || second.sukun) return false;
  // Long a: wāḥid. (A wasla after wa is no long a; it gets its hyphen, not a space.)
  if (second.char === 'ا' || second.char === 'ى') return false;
  return !hasRootWaw(notation);
}
