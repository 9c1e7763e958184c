/** The faces of the site and the texts that each must be able to set. */
import type { Library } from '../content/compiler/library.ts';
import { isArabic } from '../core/search/fold.ts';
import { type FaceSubset, TYPED } from './face.ts';
import { languageFaces } from './language-faces.ts';

/** Signs that next to no page shows, though a reader may type them. They are a file of their own. */
const RARE_LATIN = '"#$*+<=>@[\\]^_`{|}~';
/** Interface and translations in any language: printable ASCII and the typographic signs in use. A language brings its accents and its quotation marks. */
const LATIN = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0‘’–…·`;
const TRANSLITERATION = 'āēīūḥḍṣṭẓĀĪŪḤḌṢṬẒ';
// Literata sets these half an em wide, which tears words apart.
export const HAMZA_AND_AYN = 'ʾʿ';
/** What transliteration is written with, and "name" for the reader's own word. */
const ITALIC = "Aabdefghijklmnqrstuwyz -,.:?…'’·\u00a0";
/** What only words of the page's language need besides, in italics: "name", a blessing. */
const RARE_ITALIC = 'copvxBCDEFGHIJKLMNOPQRSTUVWXYZ;{}()';

export const AMIRI_FILE = '@fontsource/amiri/files/amiri-arabic-400-normal.woff2';
export const AMIRI_LATIN_FILE = '@fontsource/amiri/files/amiri-latin-ext-400-normal.woff2';
const SCHEHERAZADE = '@fontsource/scheherazade-new/files/scheherazade-new-arabic-400-normal.woff2';
export const AMIRI_QURAN_FILE = '@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff2';
export const literataFile = (style: string, letters: string): string =>
  `@fontsource-variable/literata/files/literata-${letters}-wght-${style}.woff2`;

const TITLE = 'مِسْبَحَة';

/** Each text once. `{name}` is shown in another face, and cuts the run of Arabic in two. */
const withoutSlots = (texts: readonly string[]): string[] => [...new Set(texts.flatMap((text) => text.split('{name}')))];

/** Arabic of the texts in a script of the site. */
function arabicOf(library: Library, script: 'quran' | 'naskh'): string[] {
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

const without = (characters: string, others: string): string => [...characters].filter((one) => !others.includes(one)).join('');

/** Letters and signs of the Latin faces that a language writes besides, in the order of their code points. @param names of other languages */
function lettersOf({ language: { settings } }: Library, names: string): string {
  const { letters = '', typography } = settings ?? {};
  const marks = typography ? [...typography.outer, typography.inner, typography.apostrophe, typography.range].join('') : '';
  return without(
    [...new Set(letters + marks + names)]
      .filter((letter) => !isArabic(letter))
      .toSorted()
      .join(''),
    `${LATIN} \u200e`,
  );
}

/**
 * Every face of the site.
 * @param names what the site's other languages are called, and how they are offered; those in the Arabic script are set in letters that Amiri has anyway
 */
export function facesOfSite(library: Library, names = ''): FaceSubset[] {
  const own = lettersOf(library, names);
  const written = lettersOf(library, '');
  const accented = written.replaceAll(/\P{L}/gu, '');
  const latin = (characters: string): Pick<FaceSubset, 'texts' | 'features'> => ({ texts: [characters], features: LATIN_FEATURES });
  const upright = { source: literataFile('normal', 'latin'), axes: { wght: { min: 400, max: 600 } } };
  const italic = { source: literataFile('italic', 'latin'), axes: { wght: 400 } };
  const marks = { ...latin(TRANSLITERATION), axes: { wght: 400 } };
  const supplications = [...withoutSlots(arabicOf(library, 'naskh')), 'ﷺ', '﴿ ﴾', TITLE];
  return [
    { file: 'literata', ...upright, ...latin(without(LATIN, RARE_LATIN) + own) },
    { file: 'literata-rare', ...upright, ...latin(RARE_LATIN) },
    { file: 'literata-marks', source: literataFile('normal', 'latin-ext'), ...marks },
    { file: 'literata-italic', ...italic, ...latin(ITALIC + without(written, accented)) },
    { file: 'literata-italic-rare', ...italic, ...latin(RARE_ITALIC + accented) },
    { file: 'literata-italic-marks', source: literataFile('italic', 'latin-ext'), ...marks },
    { file: 'hamza', source: AMIRI_LATIN_FILE, texts: [HAMZA_AND_AYN], features: [] },
    { file: 'amiri', source: AMIRI_FILE, texts: [...supplications, ...TYPED] },
    { file: 'scheherazade', source: SCHEHERAZADE, texts: [...supplications, ...TYPED] },
    { file: 'amiri-quran', source: AMIRI_QURAN_FILE, texts: [...withoutSlots(arabicOf(library, 'quran')), 'ٱللَّهِ', '﴿ ﴾', '٠١٢٣٤٥٦٧٨٩'] },
    { file: 'amiri-title', source: AMIRI_FILE, texts: [TITLE] },
    ...languageFaces(library.language.settings),
  ];
}
