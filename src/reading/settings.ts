/** How a reader wants texts to be shown. Kept on the device; the defaults hold wherever nothing sensible is stored. */
import { keyListeners } from '../storage/key-listeners.ts';
import { readJson, removeText, writeJson } from '../storage/storage.ts';

export const TRANSLITERATIONS = ['precise', 'plain', 'words', 'hidden'] as const;
export type TransliterationMode = (typeof TRANSLITERATIONS)[number];

/** Layers of a card that copying takes. */
export const LAYERS = ['arabic', 'transliteration', 'translation', 'reference', 'link'] as const;
export type Layer = (typeof LAYERS)[number];

export interface ReadingSettings {
  /** Steps from the normal size, -2 to 6; one step is an eighth. */
  arabicSize: number;
  englishSize: number;
  transliteration: TransliterationMode;
  translation: boolean;
  references: boolean;
  copied: readonly Layer[];
}

export const READING_KEY = 'misbaha:reading';
export const SMALLEST = -2;
export const LARGEST = 6;

/** Factor of the font size for a step. */
const sizeFactor = (step: number): number => 1 + step / 8;

export const DEFAULTS: ReadingSettings = {
  arabicSize: 0,
  englishSize: 0,
  transliteration: 'precise',
  translation: true,
  references: true,
  copied: ['arabic', 'transliteration', 'translation', 'reference'],
};

const isStep = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= SMALLEST && Number(value) <= LARGEST;

/** True for a whole and sensible set of settings; anything else is treated as not stored. */
function isReadingSettings(value: unknown): value is ReadingSettings {
  if (typeof value !== 'object' || value === null) return false;
  const { arabicSize, englishSize, transliteration, translation, references, copied } = value as Record<string, unknown>;
  return (
    isStep(arabicSize) &&
    isStep(englishSize) &&
    TRANSLITERATIONS.some((mode) => mode === transliteration) &&
    typeof translation === 'boolean' &&
    typeof references === 'boolean' &&
    Array.isArray(copied) &&
    copied.every((layer) => LAYERS.some((known) => known === layer))
  );
}

let current: ReadingSettings | undefined;
const listeners = keyListeners(READING_KEY, () => show(stored()));

const stored = (): ReadingSettings => readJson(READING_KEY, isReadingSettings) ?? DEFAULTS;

/** The settings in force. */
export function readingSettings(): ReadingSettings {
  current ??= stored();
  return current;
}

function show(settings: ReadingSettings): void {
  current = settings;
  applyToDocument(settings);
}

/** Changes some settings, shows them at once and remembers them where storage allows. */
export function changeSettings(change: Partial<ReadingSettings>): void {
  const settings = { ...readingSettings(), ...change };
  writeJson(READING_KEY, settings);
  show(settings);
  listeners.tell();
}

/** Back to the defaults, and nothing stored. */
export function resetSettings(): void {
  removeText(READING_KEY);
  show(DEFAULTS);
  listeners.tell();
}

/** Calls back on every change, in this tab or another one. Returns the way to stop. */
export const onSettingsChange = listeners.subscribe;

/** What CSS needs to know; the head script does the same before the first paint (`reading-script.ts`). */
function applyToDocument({ arabicSize, englishSize, transliteration, translation, references }: ReadingSettings): void {
  const { style, dataset } = document.documentElement;
  style.setProperty('--arabic-size', String(sizeFactor(arabicSize)));
  style.setProperty('--english-size', String(sizeFactor(englishSize)));
  dataset['transliteration'] = transliteration;
  dataset['translation'] = translation ? 'shown' : 'hidden';
  dataset['references'] = references ? 'shown' : 'hidden';
}
