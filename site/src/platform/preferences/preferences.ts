/**
 * How a reader wants texts to be shown. This is the one definition of the kept record: the head script applies it before the
 * first paint and the app on every change, so both make the same page of the same record, whatever it holds.
 */
import { objectFields } from '../storage/object-fields.ts';
import { parseJson, readText } from '../storage/storage.ts';
import { PREFERENCES_KEY } from '../storage/storage-keys.ts';

export const TRANSLITERATION_MODES = ['precise', 'plain', 'words', 'hidden'] as const;
export type TransliterationMode = (typeof TRANSLITERATION_MODES)[number];

/** The line under each word in the view word by word. */
export const UNDER_WORD_CHOICES = ['sound', 'meaning', 'both'] as const;
export type UnderWordChoice = (typeof UNDER_WORD_CHOICES)[number];

/** Parts of a card that "Copy" can include. */
export const COPY_LAYERS = ['arabic', 'transliteration', 'translation', 'reference', 'link'] as const;
export type CopyLayer = (typeof COPY_LAYERS)[number];

/** Fonts of the Arabic of supplications: Amiri, and one in the style of India and Pakistan. */
export const ARABIC_FONTS = ['naskh', 'indopak'] as const;
export type ArabicFont = (typeof ARABIC_FONTS)[number];

/**
 * Fonts of a language that has two (`faces` in `language.yaml`): the one that is there at once, and the one that a
 * reader chooses.
 */
export const LANGUAGE_FONT_CHOICES = ['first', 'choice'] as const;
export type LanguageFontChoice = (typeof LANGUAGE_FONT_CHOICES)[number];

export interface Preferences {
  /** Steps from the normal size, -2 to 6; one step is an eighth. */
  arabicSize: number;
  /** Of the page's own language, whichever that is. The name is that of the stored field. */
  englishSize: number;
  arabicFace: ArabicFont;
  languageFace: LanguageFontChoice;
  transliteration: TransliterationMode;
  underWords: UnderWordChoice;
  translation: boolean;
  references: boolean;
  copied: readonly CopyLayer[];
}

export const MIN_FONT_SIZE_STEP = -2;
export const MAX_FONT_SIZE_STEP = 6;

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

const parseFontSizeStep = (value: unknown, otherwise: number): number =>
  Number.isInteger(value) && Number(value) >= MIN_FONT_SIZE_STEP && Number(value) <= MAX_FONT_SIZE_STEP ? Number(value) : otherwise;

const parseFlag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);

/** Parses a stored value: each field on its own, with its default where it is missing or invalid. */
export function parsePreferences(stored: unknown): Preferences {
  const { arabicSize, englishSize, arabicFace, languageFace, transliteration, underWords, translation, references, copied } =
    objectFields(stored);
  return {
    arabicSize: parseFontSizeStep(arabicSize, DEFAULTS.arabicSize),
    englishSize: parseFontSizeStep(englishSize, DEFAULTS.englishSize),
    arabicFace: ARABIC_FONTS.find((face) => face === arabicFace) ?? DEFAULTS.arabicFace,
    languageFace: LANGUAGE_FONT_CHOICES.find((face) => face === languageFace) ?? DEFAULTS.languageFace,
    transliteration: TRANSLITERATION_MODES.find((mode) => mode === transliteration) ?? DEFAULTS.transliteration,
    underWords: UNDER_WORD_CHOICES.find((layer) => layer === underWords) ?? DEFAULTS.underWords,
    translation: parseFlag(translation, DEFAULTS.translation),
    references: parseFlag(references, DEFAULTS.references),
    copied: Array.isArray(copied) ? COPY_LAYERS.filter((layer) => copied.includes(layer)) : DEFAULTS.copied,
  };
}

/** The stored preferences, each field with its default where it is missing. */
export const readPreferences = (): Preferences => parsePreferences(parseJson(readText(PREFERENCES_KEY)));

/** Factor of the font size for a step. */
const fontSizeFactor = (step: number): string => String(1 + step / 8);

/** Sets the CSS variables and the `data-` attributes of the document that the style sheet uses. */
export function applyPreferences(preferences: Preferences): void {
  const { arabicSize, englishSize, arabicFace, languageFace, transliteration, translation, references } = preferences;
  const { style, dataset } = document.documentElement;
  style.setProperty('--arabic-size', fontSizeFactor(arabicSize));
  style.setProperty('--translation-size', fontSizeFactor(englishSize));
  dataset['arabicFace'] = arabicFace;
  dataset['languageFace'] = languageFace;
  dataset['transliteration'] = transliteration;
  dataset['translation'] = translation ? 'shown' : 'hidden';
  dataset['references'] = references ? 'shown' : 'hidden';
}
