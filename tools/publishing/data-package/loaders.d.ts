/** What the package is built around: the modules of its data, which `data-package.ts` writes beside it as `loaders.js`. */
import type { Category, CategorySummary, Ids, Manifest, SurahArabic, SurahSound } from '../../../text/data/model.ts';

type Load<T> = () => Promise<{ default: T }>;

export const manifest: Load<Manifest>;
export const ids: Load<Ids>;
export const summaries: Load<CategorySummary[]>;
/** By slug, in the order of the home screen. */
export const categories: Readonly<Record<string, Load<Category>>>;
/** By number of the surah. */
export const surahSounds: Readonly<Record<number, Load<SurahSound>>>;
export const surahArabic: Readonly<Record<number, Load<SurahArabic>>>;
