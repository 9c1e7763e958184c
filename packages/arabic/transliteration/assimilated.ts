// The Qur'an's spelling leaves a letter without marks where it is assimilated to the next one, wholly or in part: min
// rabbihim, ʿabadtum.
import { isMarked, type Letter } from './letters.ts';

// A nun keeps its sukun before the letters of the throat, and takes a small mim before b; before others it is bare.
const NUN_IS_BARE_BEFORE = new Set('تثجدذرزسشصضطظفقكلمنوي');
/** Stands for the next word at the end of a verse: the next verse may assimilate the last letter too (94:8). */
export const NEXT_VERSE_PLACEHOLDER = '\u06DD';

// Pairs that assimilate only in part: the second letter has no shadda (aḥaṭtu).
const PARTLY_ASSIMILATED_PAIRS = new Set(['طت']);

/** Whether a letter lacks marks because it is assimilated to the next one, in its word or in the next. */
export function isAssimilated(letter: Letter, after: Letter | undefined, nextWord: string): boolean {
  if (isMarked(letter)) return false;
  const char = after?.char ?? nextWord.replace(/^\u06DE/, '').charAt(0);
  const doubled = after === undefined ? /^\u06DE?.[\u064B-\u0650]?\u0651/.test(nextWord) : after.shadda;
  if (char === NEXT_VERSE_PLACEHOLDER) return !'ءوي'.includes(letter.char);
  if (char === '') return false;
  if (letter.char === 'ن' && NUN_IS_BARE_BEFORE.has(char)) return true;
  if (letter.char === 'م' && (char === 'م' || char === 'ب')) return true;
  // Two lams in one word are the name of Allah or the article, which are read before this is called. Any other lam without
  // marks before a lam of its word is a mistake.
  if (letter.char === 'ل' && after?.char === 'ل') return false;
  return doubled || PARTLY_ASSIMILATED_PAIRS.has(letter.char + char);
}
