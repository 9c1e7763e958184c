/** The faces of languages that are not written in Latin letters. Their style sheets are in `site/src/ui/styles/languages/`. */
import { isArabic } from '../core/search/fold.ts';
import type { LanguageSettings } from '../content/compiler/language-settings.ts';
import { type FaceSubset, joiningForms, ARABIC_LETTERS, MARKS } from './face.ts';

/** The face that texts are shown in at once, and the one that a reader may choose, which loads when it is chosen. */
interface FacePair {
  text: Omit<FaceSubset, 'texts'>;
  choice: Omit<FaceSubset, 'texts'>;
}

const FACES_OF: Readonly<Record<Exclude<NonNullable<LanguageSettings['faces']>, 'latin'>, FacePair>> = {
  urdu: {
    text: {
      file: 'noto-naskh',
      source: '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
      axes: { wght: { min: 400, max: 600 } },
      isWhole: true,
    },
    choice: {
      file: 'noto-nastaliq',
      source: '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2',
      isWhole: true,
    },
  },
};

/** Signs that any text of these languages may have: what is said after names, verse brackets, stops, digits of readers' keyboards. */
const SIGNS = 'ﷺﷻ؀؁ؐؑؒؓ،؛؟۔٪٫٬٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ ';

/** Every letter beside every other, as layout rules look at neighbours. */
const pairs = (letters: readonly string[]): string[] => letters.flatMap((one) => letters.map((other) => one + other));

const pairOf = ({ faces }: Partial<Pick<LanguageSettings, 'faces'>>): FacePair | undefined =>
  faces === undefined || faces === 'latin' ? undefined : FACES_OF[faces];

/** The face in which the texts of a language are shown at once; undefined for Latin letters. @param settings undefined where faulty */
export const textFaceOf = (settings: LanguageSettings | undefined): FacePair['text'] | undefined => pairOf(settings ?? {})?.text;

/** Files of all faces in which texts of some language are shown at once. */
export const TEXT_FACES: readonly string[] = Object.values(FACES_OF).map(({ text }) => text.file);

/** Files of the faces that load for readers who choose them: the Indo-Pak face of supplications, and those of languages. */
export const CHOSEN_FACES: readonly string[] = ['scheherazade', ...Object.values(FACES_OF).map(({ choice }) => choice.file)];

/** The same faces by their files. */
export const LANGUAGE_TEXT_FACES: Readonly<Record<string, FacePair['text']>> = Object.fromEntries(
  Object.values(FACES_OF).map(({ text }) => [text.file, text]),
);

/** The faces of a language beside those that every language has. */
export function languageFaces(settings: LanguageSettings | undefined): FaceSubset[] {
  const pair = pairOf(settings ?? {});
  if (!pair) return [];
  const own = [...new Set(settings?.letters ?? '')].filter((letter) => isArabic(letter));
  const letters = own.filter((letter) => /\p{L}/u.test(letter));
  const texts = [...new Set([...[...letters, ...ARABIC_LETTERS].flatMap(joiningForms), ...pairs(letters), ...MARKS, ...own, SIGNS])];
  // The honorifics are one tall sign each: Nastaliq's would run into the lines around them.
  const withoutHonorifics = texts.map((text) => text.replaceAll(/[ﷺﷻ]/g, ''));
  return [
    { ...pair.text, texts },
    { ...pair.choice, texts: withoutHonorifics },
  ];
}
