/**
 * A rough transliteration of vowelled Arabic, by which a text without one is found by its sounds. It is never shown. The engine of
 * packages/arabic would be 10 KB more for each reader who checks a text.
 */
import { TRANSLITERATION_KEY } from '../../arabic/transliteration/key.ts';
import { VOWEL_BY_MARK } from './vowels.ts';

/** The letters that have a consonant in plain style: all but hamza and ayn, which our sounds leave out. */
const CONSONANTS: ReadonlyMap<string, string> = new Map(
  TRANSLITERATION_KEY.filter(({ arabic, plain }) => arabic.length === 1 && plain !== "'").map(({ arabic, plain }) => [arabic, plain]),
);

const vowelOf = (mark: string): string => {
  const vowel = VOWEL_BY_MARK[mark];
  return vowel === undefined || vowel === 'none' ? '' : vowel;
};

const LETTER_WITH_MARKS = /(\p{L})(\p{M}*)/gu;
const WORD = /[\p{L}\p{M}\u0640]+/gu;
/** The article, behind "and", "so", "by" or "like". Before a doubled l it is written with that letter: الَّذِي. */
const ARTICLE = /^((?:[وفبك]\p{M}+)?)[\u0627\u0671]ل\u0652?(?=\p{L})/u;
/** What is not said before a pause: the n of a doubled vowel before alif, the t of a feminine noun, the last vowel. */
const LAST_N = /\u064b(?=[اى]$)|\u064b$/u;
const LAST_VOWEL = /(?:ة\p{M}*|[\u064c-\u0650]+)$/u;

const latinOfWord = (word: string): string =>
  Array.from(word.matchAll(LETTER_WITH_MARKS), ([, letter = '', marks = '']) => {
    const vowel = Array.from(marks, vowelOf).join('');
    // Waw and ya without a vowel lengthen the one before, or end a diphthong.
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
