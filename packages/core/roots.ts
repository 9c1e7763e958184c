/** Roots of words: their letters, their slugs, and the addresses of their pages. */

/**
 * Letters of roots in ASCII: the plain transliteration, doubled where the precise one has a dot; hamza is `a`, ayn
 * `aa`. Never change one: addresses and the records of learned roots contain them.
 */
const ASCII_BY_LETTER: Readonly<Record<string, string>> = {
  أ: 'a',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'hh',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 'ss',
  ض: 'dd',
  ط: 'tt',
  ظ: 'zz',
  ع: 'aa',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ي: 'y',
};

/** Every letter that a root may have, in the order of the alphabet. */
export const ROOT_ALPHABET: readonly string[] = Object.keys(ASCII_BY_LETTER);

/** The permanent name of a root: غفر is `gh-f-r`. @param letters three or four of them, without marks, hamza as أ */
export const rootSlug = (letters: string): string => Array.from(letters, (letter) => ASCII_BY_LETTER[letter] ?? letter).join('-');

/** The list of roots, below the base. */
export const ROOTS_ADDRESS = '/words';

/** The page of a root, below the base: `/words/gh-f-r`. */
export const rootAddress = (letters: string): string => `${ROOTS_ADDRESS}/${rootSlug(letters)}`;

/** The letters apart, as dictionaries print a root: غ ف ر. */
export const spacedRoot = (letters: string): string => [...letters].join(' ');

const LETTER_BY_ASCII = new Map(Object.entries(ASCII_BY_LETTER).map(([letter, ascii]) => [ascii, letter]));

/** The letters of a root by its slug; parts that stand for no letter are left out. @param slug `gh-f-r` */
export const rootOfSlug = (slug: string): string =>
  slug
    .split('-')
    .map((ascii) => LETTER_BY_ASCII.get(ascii) ?? '')
    .join('');
