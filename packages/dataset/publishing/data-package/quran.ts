/** `misbaha-data/quran`: the whole Qur'an by surah. It has an entry of its own, so that a bundle of duas does not carry it. */
import type { SurahArabic, SurahSound } from '../../model/types.ts';
import * as loaders from './quran-loaders.js';
import { UnknownIdError } from './unknown-id.ts';

/** Loads the data of a surah. */
async function loadSurah<T>(number: number, loads: Readonly<Record<number, () => Promise<{ default: T }>>>): Promise<T> {
  const load = Object.hasOwn(loads, number) ? loads[number] : undefined;
  if (!load) throw new UnknownIdError(String(number), `there is no surah ${number}; there are 114`);
  return (await load()).default;
}

/**
 * The transliteration of a surah, verse by verse and word by word.
 * @param number 1 to 114
 * @throws UnknownIdError where there is no such surah
 */
export const surahTransliteration = (number: number): Promise<SurahSound> => loadSurah(number, loaders.surahSounds);

/**
 * The Arabic of a surah, under CC BY-SA 4.0 (see LICENSE.md).
 * @param number 1 to 114
 * @throws UnknownIdError where there is no such surah
 */
export const surahArabic = (number: number): Promise<SurahArabic> => loadSurah(number, loaders.surahArabic);
