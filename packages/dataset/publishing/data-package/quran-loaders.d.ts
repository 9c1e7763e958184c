/** What `misbaha-data/quran` is built around, which `data-package.ts` writes beside it as `quran-loaders.js`. */
import type { SurahArabic, SurahSound } from '../../shapes/model.ts';

type Load<T> = () => Promise<{ default: T }>;

/** By number of the surah. */
export const surahSounds: Readonly<Record<number, Load<SurahSound>>>;
export const surahArabic: Readonly<Record<number, Load<SurahArabic>>>;
