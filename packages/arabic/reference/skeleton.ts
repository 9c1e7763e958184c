// The way back: which Arabic consonants a precise transliteration stands for.
import { KEY } from '../transliteration/key.ts';
import { isSun } from '../transliteration/wasla.ts';

const LETTERS = new Map(
  KEY.filter((row) => /^\p{Script=Arabic}$/u.test(row.arabic) && row.arabic !== 'ة').map((row) => [row.precise, row.arabic]),
);
const SIGN = new RegExp([...LETTERS.keys()].toSorted((a, b) => b.length - a.length).join('|'), 'y');

/**
 * Recovers the consonants of precise transliteration as Arabic letters: `bismi-llāhi-r-raḥmān` gives بسم له لرحمن.
 * A doubled consonant is one letter, the article's lam comes back from the letter it became, ة comes back as t or h,
 * and a hamza at the head of a word, which is not written, does not come back. Words stay parted by spaces.
 */
export function skeleton(precise: string): string {
  return precise
    .toLowerCase()
    .split(/\s+/)
    .map(wordSkeleton)
    .filter((word) => word !== '')
    .join(' ');
}

function wordSkeleton(word: string): string {
  const pieces = word.split('-');
  const letters = pieces.map(consonants);
  letters.forEach((piece, at) => {
    const last = piece.at(-1);
    // Only the article stands before a hyphen with a consonant; where it is the next letter's, its lam has taken that sound.
    const closed = /[^aiuāīūē]$/.test(pieces[at] ?? '');
    if (closed && last !== undefined && isSun(last) && last === letters[at + 1]?.[0]) piece[piece.length - 1] = 'ل';
  });
  return letters.flat().join('');
}

function consonants(piece: string): string[] {
  const letters: string[] = [];
  let at = 0;
  let lastEnd = -1;
  while (at < piece.length) {
    SIGN.lastIndex = at;
    const sign = SIGN.exec(piece)?.[0];
    if (sign === undefined) {
      at += 1;
      continue;
    }
    const letter = LETTERS.get(sign) ?? '';
    if (!(lastEnd === at && letters.at(-1) === letter)) letters.push(letter);
    at += sign.length;
    lastEnd = at;
  }
  return letters;
}
