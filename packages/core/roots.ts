/** Roots of words as readers see them, and where their pages are. */

/**
 * The letters in ASCII: those of the plain transliteration, doubled where the precise one has a dot; hamza is `a` and ayn `aa`. Addresses and
 * what readers learn hold on to them, so none is ever changed.
 */
const ASCII: Readonly<Record<string, string>> = {
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
export const ROOT_LETTERS: readonly string[] = Object.keys(ASCII);

/** The permanent name of a root: غفر is `gh-f-r`. @param letters three or four of them, without marks, hamza as أ */
export const rootSlug = (letters: string): string => Array.from(letters, (letter) => ASCII[letter] ?? letter).join('-');

/** The list of roots, below the base. */
export const ROOTS_ADDRESS = '/words';

/** The page of a root, below the base: `/words/gh-f-r`. */
export const rootAddress = (letters: string): string => `${ROOTS_ADDRESS}/${rootSlug(letters)}`;

/** The letters apart, as dictionaries print a root: غ ف ر. */
export const spacedRoot = (letters: string): string => [...letters].join(' ');

const LETTERS = new Map(Object.entries(ASCII).map(([letter, ascii]) => [ascii, letter]));

/** The letters of a root by its name; letters that are none are left out. @param slug `gh-f-r` */
export const rootOfSlug = (slug: string): string =>
  slug
    .split('-')
    .map((ascii) => LETTERS.get(ascii) ?? '')
    .join('');
