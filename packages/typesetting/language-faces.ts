/** The faces of languages that are not written in Latin letters. Their style sheets are in `site/src/ui/styles/languages/`. */
import { isArabic } from '../core/search/fold.ts';
import type { LanguageSettings } from '../content/compiler/language-settings.ts';
import { type Face, formsOf, LETTERS, MARKS } from './face.ts';

/** The face that texts are shown in at once, and the one that a reader may choose, which loads when it is chosen. */
interface FacePair {
  text: Omit<Face, 'texts'>;
  choice: Omit<Face, 'texts'>;
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

/** The faces of a language beside those that every language has. */
export function languageFaces(settings: LanguageSettings | undefined): Face[] {
  const pair = pairOf(settings ?? {});
  if (!pair) return [];
  const own = [...new Set(settings?.letters ?? '')].filter((letter) => isArabic(letter));
  const letters = own.filter((letter) => /\p{L}/u.test(letter));
  const texts = [...new Set([...[...letters, ...LETTERS].flatMap(formsOf), ...pairs(letters), ...MARKS, ...own, SIGNS])];
  return [pair.text, pair.choice].map((face) => ({ ...face, texts }));
}
