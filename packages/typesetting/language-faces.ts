/** Fonts of languages without Latin letters. Their style sheets are in `site/src/ui/styles/languages/`. */
import { hasArabicLetters } from '../core/search/fold.ts';
import type { LanguageSettings } from '../content/compiler/language-settings.ts';
import { type FaceSubsetOptions, joiningForms, ARABIC_LETTERS, MARKS_ON_TATWEEL } from './face-subset.ts';

/** `text` is the font that texts are shown in; `choice` is one that loads only for readers who choose it. */
interface DefaultAndOptInFace {
  text: Omit<FaceSubsetOptions, 'texts'>;
  choice: Omit<FaceSubsetOptions, 'texts'>;
}

const FACE_PAIR_BY_SETTING: Readonly<Record<Exclude<NonNullable<LanguageSettings['faces']>, 'latin'>, DefaultAndOptInFace>> = {
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

/** Signs that any text of these languages may have: honorifics, verse brackets, punctuation, digits. */
const SIGNS_OF_ANY_TEXT = 'ﷺﷻ؀؁ؐؑؒؓ،؛؟۔٪٫٬٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ ';

/** Every pair of two letters, because layout rules depend on neighbours. */
const letterPairs = (letters: readonly string[]): string[] => letters.flatMap((one) => letters.map((other) => one + other));

const facePairOf = ({ faces }: Partial<Pick<LanguageSettings, 'faces'>>): DefaultAndOptInFace | undefined =>
  faces === undefined || faces === 'latin' ? undefined : FACE_PAIR_BY_SETTING[faces];

/** The default font of a language; undefined for Latin letters. @param settings undefined where faulty */
export const defaultTextFaceOf = (settings: LanguageSettings | undefined): DefaultAndOptInFace['text'] | undefined =>
  facePairOf(settings ?? {})?.text;

/** Files of the fonts in which texts of some language are shown by default. */
export const LANGUAGE_TEXT_FACE_FILES: readonly string[] = Object.values(FACE_PAIR_BY_SETTING).map(({ text }) => text.file);

/** Files of the fonts that load only for readers who choose them: the Indo-Pak one, and the optional one of a language. */
export const OPT_IN_FACE_FILES: readonly string[] = [
  'scheherazade',
  ...Object.values(FACE_PAIR_BY_SETTING).map(({ choice }) => choice.file),
];

/** The fonts of `LANGUAGE_TEXT_FACE_FILES` by their file. */
export const TEXT_FACE_BY_FILE: Readonly<Record<string, DefaultAndOptInFace['text']>> = Object.fromEntries(
  Object.values(FACE_PAIR_BY_SETTING).map(({ text }) => [text.file, text]),
);

/** The fonts of a language beside those that every language has. */
export function languageSpecificFaceSubsets(settings: LanguageSettings | undefined): FaceSubsetOptions[] {
  const pair = facePairOf(settings ?? {});
  if (!pair) return [];
  const own = [...new Set(settings?.letters ?? '')].filter((letter) => hasArabicLetters(letter));
  const letters = own.filter((letter) => /\p{L}/u.test(letter));
  const texts = [
    ...new Set([
      ...[...letters, ...ARABIC_LETTERS].flatMap(joiningForms),
      ...letterPairs(letters),
      ...MARKS_ON_TATWEEL,
      ...own,
      SIGNS_OF_ANY_TEXT,
    ]),
  ];
  // Each honorific is one tall sign; in Nastaliq it would overlap the lines around it.
  const withoutHonorifics = texts.map((text) => text.replaceAll(/[ﷺﷻ]/g, ''));
  return [
    { ...pair.text, texts },
    { ...pair.choice, texts: withoutHonorifics },
  ];
}
