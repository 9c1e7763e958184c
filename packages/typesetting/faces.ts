/** The fonts of the site, and the texts that each must be able to show. */
import type { Library } from '../content/compiler/library.ts';
import { ARABIC_PRODUCT_NAME } from '../core/product.ts';
import { hasArabicLetters } from '../core/search/fold.ts';
import { type FaceSubsetOptions, TYPABLE_ARABIC_FORMS } from './face-subset.ts';
import { languageSpecificFaceSubsets } from './language-faces.ts';

/** Characters that hardly any page shows but a reader may type. They have a font file of their own. */
const RARE_LATIN_CHARACTERS = '"#$*+<=>@[\\]^_`{|}~';
/** Characters for any language: printable ASCII and the typographic signs in use; a language adds its own. */
const LATIN_CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0‘’–…·`;
const TRANSLITERATION_LETTERS = 'āēīūḥḍṣṭẓĀĪŪḤḌṢṬẒ';
// Amiri sets these two: in Literata they are half an em wide, which splits words.
export const HAMZA_AND_AYN = 'ʾʿ';
/** What transliteration is written with, and "name" for the reader's own word. */
const ITALIC_CHARACTERS = "Aabdefghijklmnqrstuwyz -,.:?…'’·\u00a0";
/** Further italic characters, only for words of the language of the page: "name", a blessing. */
const RARE_ITALIC_CHARACTERS = 'copvxBCDEFGHIJKLMNOPQRSTUVWXYZ;{}()';

export const AMIRI_FILE = '@fontsource/amiri/files/amiri-arabic-400-normal.woff2';
export const AMIRI_LATIN_FILE = '@fontsource/amiri/files/amiri-latin-ext-400-normal.woff2';
const SCHEHERAZADE_FILE = '@fontsource/scheherazade-new/files/scheherazade-new-arabic-400-normal.woff2';
export const AMIRI_QURAN_FILE = '@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff2';
export const literataFile = (style: string, letters: string): string =>
  `@fontsource-variable/literata/files/literata-${letters}-wght-${style}.woff2`;

/** Distinct texts, split at `{name}`, which is shown in another font. */
const splitAtNames = (texts: readonly string[]): string[] => [...new Set(texts.flatMap((text) => text.split('{name}')))];

/** The Arabic texts in one script. */
function arabicTexts(library: Library, script: 'quran' | 'naskh'): string[] {
  const { menus, context, names, fortyHadith, tasbih } = library;
  const pages = [...menus.values()].flatMap((menu) => menu.pages);
  const blocks = [...pages, ...context].flatMap(({ sections }) => sections.flatMap((section) => section.blocks));
  const passages = [...pages.flatMap(({ cards }) => cards), ...blocks, ...(names?.verses ?? []), ...(names?.narrations ?? [])];
  const texts = passages.flatMap((passage) => ('arabic' in passage && passage.script === script ? [passage.arabic] : []));
  if (script === 'quran') return texts;
  return [
    ...texts,
    ...(fortyHadith?.hadith ?? []).map(({ arabicText }) => arabicText),
    ...[...(names?.names ?? []), ...tasbih].map(({ arabic }) => arabic),
    ...context.flatMap(({ sections }) => sections.flatMap(({ arabic }) => arabic ?? [])),
  ];
}

export const LATIN_FEATURES = ['kern', 'liga', 'ccmp'];

const withoutCharacters = (characters: string, others: string): string => [...characters].filter((one) => !others.includes(one)).join('');

/** Characters that the language needs besides `LATIN_CHARACTERS`, by code point. @param languageNames of other languages */
function extraLatinCharacters({ language: { settings } }: Library, languageNames: string): string {
  const { letters = '', typography } = settings ?? {};
  const marks = typography ? [...typography.outer, typography.inner, typography.apostrophe, typography.range].join('') : '';
  return withoutCharacters(
    [...new Set(letters + marks + languageNames)]
      .filter((letter) => !hasArabicLetters(letter))
      .toSorted()
      .join(''),
    `${LATIN_CHARACTERS} \u200e`,
  );
}

/**
 * Every face of the site.
 * @param languageNames names of the site's languages, and the sentences that offer a page in them; their Arabic letters need no
 *   extra face, since Amiri has them
 */
export function faceSubsetsOfSite(library: Library, languageNames = ''): FaceSubsetOptions[] {
  const own = extraLatinCharacters(library, languageNames);
  const written = extraLatinCharacters(library, '');
  const accented = written.replaceAll(/\P{L}/gu, '');
  const latin = (characters: string): Pick<FaceSubsetOptions, 'texts' | 'features'> => ({ texts: [characters], features: LATIN_FEATURES });
  const upright = { source: literataFile('normal', 'latin'), axes: { wght: { min: 400, max: 600 } } };
  const italic = { source: literataFile('italic', 'latin'), axes: { wght: 400 } };
  const marks = { ...latin(TRANSLITERATION_LETTERS), axes: { wght: 400 } };
  const supplications = [...splitAtNames(arabicTexts(library, 'naskh')), 'ﷺ', '﴿ ﴾', ARABIC_PRODUCT_NAME];
  return [
    { file: 'literata', ...upright, ...latin(withoutCharacters(LATIN_CHARACTERS, RARE_LATIN_CHARACTERS) + own) },
    { file: 'literata-rare', ...upright, ...latin(RARE_LATIN_CHARACTERS) },
    { file: 'literata-marks', source: literataFile('normal', 'latin-ext'), ...marks },
    { file: 'literata-italic', ...italic, ...latin(ITALIC_CHARACTERS + withoutCharacters(written, accented)) },
    { file: 'literata-italic-rare', ...italic, ...latin(RARE_ITALIC_CHARACTERS + accented) },
    { file: 'literata-italic-marks', source: literataFile('italic', 'latin-ext'), ...marks },
    { file: 'hamza', source: AMIRI_LATIN_FILE, texts: [HAMZA_AND_AYN], features: [] },
    { file: 'amiri', source: AMIRI_FILE, texts: [...supplications, ...TYPABLE_ARABIC_FORMS] },
    { file: 'scheherazade', source: SCHEHERAZADE_FILE, texts: [...supplications, ...TYPABLE_ARABIC_FORMS] },
    { file: 'amiri-quran', source: AMIRI_QURAN_FILE, texts: [...splitAtNames(arabicTexts(library, 'quran')), 'ٱللَّهِ', '﴿ ﴾', '٠١٢٣٤٥٦٧٨٩'] },
    { file: 'amiri-title', source: AMIRI_FILE, texts: [ARABIC_PRODUCT_NAME] },
    ...languageSpecificFaceSubsets(library.language.settings),
  ];
}
