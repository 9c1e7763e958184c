/**
 * A rough transliteration of vowelled Arabic, by which a text without one is found by its sounds. It is never shown. The engine of
 * packages/arabic would be 10 KB more for each reader who checks a text.
 */
import { VOWEL_BY_MARK } from './vowels.ts';

/** Each letter as people type it; hamza and ayn are left out of our sounds. Read from the engine's table, it would be one more file of every offline copy. */
const CONSONANTS: ReadonlyMap<string, string> = new Map(
  'ب b,ت t,ة t,ث th,ج j,ح h,خ kh,د d,ذ dh,ر r,ز z,س s,ش sh,ص s,ض d,ط t,ظ z,غ gh,ف f,ق q,ك k,ل l,م m,ن n,ه h,و w,ي y'
    .split(',')
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]),
);

const vowelOf = (mark: string): string => {
  const vowel = VOWEL_BY_MARK[mark];
  return vowel === undefined || vowel === 'none' ? '' : vowel;
};

const LETTER_WITH_MARKS = /(\p{L})(\p{M}*)/gu;
const WORD = /[\p{L}\p{M}\u0640]+/gu;
/**
 * The article, alone or behind "and", "so", "by" or "like". No match where it shares its l with a doubled l of the word: الَّذِي.
 */
const ARTICLE = /^((?:[وفبك]\p{M}+)?)[\u0627\u0671]ل\u0652?(?=\p{L})/u;
/** What is not said before a pause: the n of fathatan, the t of a feminine noun, the last vowel. */
const LAST_N = /\u064b(?=[اى]$)|\u064b$/u;
const LAST_VOWEL = /(?:ة\p{M}*|[\u064c-\u0650]+)$/u;

const latinOfWord = (word: string): string =>
  Array.from(word.matchAll(LETTER_WITH_MARKS), ([, letter = '', marks = '']) => {
    const vowel = Array.from(marks, vowelOf).join('');
    // Waw and ya without a vowel lengthen the vowel before, or end a diphthong.
    if (vowel === '' && (letter === 'و' || letter === 'ي')) return '';
    return (CONSONANTS.get(letter) ?? (vowel === '' ? 'a' : '')) + vowel;
  }).join('');

/** Writes vowelled Arabic in plain Latin letters. */
export const latinOfArabic = (arabic: string): string =>
  arabic
    .normalize('NFC')
    .replaceAll('\u0640', '')
    .replaceAll(WORD, (word, at: number, text: string) => {
      const isAtPause = !/^ \p{L}/u.test(text.slice(at + word.length));
      return latinOfWord((isAtPause ? word.replace(LAST_N, '').replace(LAST_VOWEL, '') : word).replace(ARTICLE, '$1'));
    });
