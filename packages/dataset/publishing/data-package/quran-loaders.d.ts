/** The modules of the Qur'an's data. `data-package.ts` writes them as `quran-loaders.js` beside the code. */
import type { SurahArabic, SurahSound } from '../../model/types.ts';

type Load<T> = () => Promise<{ default: T }>;

/** By number of the surah. */
export const surahSounds: Readonly<Record<number, Load<SurahSound>>>;
export const surahArabic: Readonly<Record<number, Load<SurahArabic>>>;
