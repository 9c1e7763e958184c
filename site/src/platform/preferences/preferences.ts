/**
 * How a reader wants texts to be shown. This is the one definition of the kept record: the head script applies it before the
 * first paint and the app on every change, so both make the same page of the same record, whatever it holds.
 */
import { parseJson, readText } from '../storage/storage.ts';

export const TRANSLITERATIONS = ['precise', 'plain', 'words', 'hidden'] as const;
export type TransliterationMode = (typeof TRANSLITERATIONS)[number];

/** The line under each word in the view word by word. */
export const UNDER_WORDS = ['sound', 'meaning', 'both'] as const;
export type UnderWords = (typeof UNDER_WORDS)[number];

/** Layers of a card that copying takes. */
export const LAYERS = ['arabic', 'transliteration', 'translation', 'reference', 'link'] as const;
export type Layer = (typeof LAYERS)[number];

/** The faces of supplications: Amiri, and one in the style of India and Pakistan. */
export const ARABIC_FACES = ['naskh', 'indopak'] as const;
export type ArabicFace = (typeof ARABIC_FACES)[number];

/** The faces of a language that has two (`faces` in `language.yaml`): the one that is there at once, and the one that a reader chooses. */
export const LANGUAGE_FACES = ['first', 'choice'] as const;
export type LanguageFace = (typeof LANGUAGE_FACES)[number];

export interface Preferences {
  /** Steps from the normal size, -2 to 6; one step is an eighth. */
  arabicSize: number;
  englishSize: number;
  arabicFace: ArabicFace;
  languageFace: LanguageFace;
  transliteration: TransliterationMode;
  underWords: UnderWords;
  translation: boolean;
  references: boolean;
  copied: readonly Layer[];
}

export const PREFERENCES_KEY = 'misbaha:reading';
export const SMALLEST = -2;
export const LARGEST = 6;

export const DEFAULTS: Preferences = {
  arabicSize: 0,
  englishSize: 0,
  arabicFace: 'naskh',
  languageFace: 'first',
  transliteration: 'precise',
  underWords: 'sound',
  translation: true,
  references: true,
  copied: ['arabic', 'transliteration', 'translation', 'reference'],
};

const step = (value: unknown, otherwise: number): number =>
  Number.isInteger(value) && Number(value) >= SMALLEST && Number(value) <= LARGEST ? Number(value) : otherwise;

const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);

/** Parses a stored value: each field on its own, with its default where it is missing or invalid. */
export function parsePreferences(kept: unknown): Preferences {
  const { arabicSize, englishSize, arabicFace, languageFace, transliteration, underWords, translation, references, copied } = (
    typeof kept === 'object' && kept !== null ? kept : {}
  ) as Record<string, unknown>;
  return {
    arabicSize: step(arabicSize, DEFAULTS.arabicSize),
    englishSize: step(englishSize, DEFAULTS.englishSize),
    arabicFace: ARABIC_FACES.find((face) => face === arabicFace) ?? DEFAULTS.arabicFace,
    languageFace: LANGUAGE_FACES.find((face) => face === languageFace) ?? DEFAULTS.languageFace,
    transliteration: TRANSLITERATIONS.find((mode) => mode === transliteration) ?? DEFAULTS.transliteration,
    underWords: UNDER_WORDS.find((layer) => layer === underWords) ?? DEFAULTS.underWords,
    translation: flag(translation, DEFAULTS.translation),
    references: flag(references, DEFAULTS.references),
    copied: Array.isArray(copied) ? LAYERS.filter((layer) => copied.includes(layer)) : DEFAULTS.copied,
  };
}

/** The preferences that are kept. */
export const readPreferences = (): Preferences => parsePreferences(parseJson(readText(PREFERENCES_KEY)));

/** Factor of the font size for a step. */
const sizeFactor = (size: number): string => String(1 + size / 8);

/** Sets the attributes of the document that the style sheet selects by. */
export function showPreferences(preferences: Preferences): void {
  const { arabicSize, englishSize, arabicFace, languageFace, transliteration, translation, references } = preferences;
  const { style, dataset } = document.documentElement;
  style.setProperty('--arabic-size', sizeFactor(arabicSize));
  style.setProperty('--english-size', sizeFactor(englishSize));
  dataset['arabicFace'] = arabicFace;
  dataset['languageFace'] = languageFace;
  dataset['transliteration'] = transliteration;
  dataset['translation'] = translation ? 'shown' : 'hidden';
  dataset['references'] = references ? 'shown' : 'hidden';
}
