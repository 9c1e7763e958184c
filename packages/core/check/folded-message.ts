/** A message folded letter by letter, so that what is found in it has its place in the message. */
import { foldedArabicSpellings, foldLatin } from '../search/fold.ts';
import { memoizeByWord } from './memoize.ts';

export interface FoldedMessage {
  text: string;
  /** The offset in the message of each UTF-16 unit of `text`, and the length of the message. */
  offsets: readonly number[];
}

const foldCharacter = memoizeByWord((character) => {
  // Signs of the Arabic script other than letters and marks stay: they separate words.
  const isArabic = /\p{Script=Arabic}/u.test(character) && /[\p{L}\p{M}]/u.test(character);
  if (isArabic) return foldedArabicSpellings(character)[0] ?? '';
  return /[\p{M}\p{Cf}]/u.test(character) ? '' : foldLatin(character);
});

/** Folds a message: no case, no marks, no invisible signs, digits as ASCII. */
export function foldMessage(message: string): FoldedMessage {
  let text = '';
  const offsets: number[] = [];
  let at = 0;
  for (const character of message) {
    const folded = foldCharacter(character);
    for (let unit = 0; unit < folded.length; unit++) offsets.push(at);
    text += folded;
    at += character.length;
  }
  offsets.push(message.length);
  return { text, offsets };
}
