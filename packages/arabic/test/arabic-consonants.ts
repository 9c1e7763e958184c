// The reverse of the engine: which Arabic consonants a precise transliteration stands for.
import { TRANSLITERATION_KEY } from '../transliteration/key.ts';
import { isSunLetter } from '../transliteration/wasla.ts';

const ARABIC_LETTER_BY_PRECISE_SIGN = new Map(
  TRANSLITERATION_KEY.filter((row) => /^\p{Script=Arabic}$/u.test(row.arabic) && row.arabic !== 'ة').map((row) => [
    row.precise,
    row.arabic,
  ]),
);
const PRECISE_SIGN = new RegExp([...ARABIC_LETTER_BY_PRECISE_SIGN.keys()].toSorted((a, b) => b.length - a.length).join('|'), 'y');

/**
 * Recovers the consonants of precise transliteration as Arabic letters: `bismi llāhi r-raḥmān` gives بسم له لرحمن. A
 * doubled consonant is one letter, the lam of the article is recovered from the letter that it became, ة becomes t or
 * h, and a hamza at the head of a word, which is not written, is missing. Hyphenated words become one.
 */
export function arabicConsonantsFromPrecise(precise: string): string {
  return precise
    .toLowerCase()
    .split(/\s+/)
    .map(arabicConsonantsOfWord)
    .filter((word) => word !== '')
    .join(' ');
}

function arabicConsonantsOfWord(word: string): string {
  const pieces = word.split('-');
  const letters = pieces.map(arabicConsonantsOfPiece);
  letters.forEach((piece, at) => {
    const last = piece.at(-1);
    // Only the article ends in a consonant before a hyphen. If the next piece begins with the same sun letter, this was
    // its lam.
    const closed = /[^aiuāīūē]$/.test(pieces[at] ?? '');
    if (closed && last !== undefined && isSunLetter(last) && last === letters[at + 1]?.[0]) piece[piece.length - 1] = 'ل';
  });
  return letters.flat().join('');
}

function arabicConsonantsOfPiece(piece: string): string[] {
  const letters: string[] = [];
  let at = 0;
  let lastEnd = -1;
  while (at < piece.length) {
    PRECISE_SIGN.lastIndex = at;
    const sign = PRECISE_SIGN.exec(piece)?.[0];
    if (sign === undefined) {
      at += 1;
      continue;
    }
    const letter = ARABIC_LETTER_BY_PRECISE_SIGN.get(sign) ?? '';
    if (!(lastEnd === at && letters.at(-1) === letter)) letters.push(letter);
    at += sign.length;
    lastEnd = at;
  }
  return letters;
}
