/** The modules of the data. `data-package.ts` writes them as `loaders.js` beside this package's code. */
import type { Category, ContextPage, FortyHadith, Ids, Names, Page } from '../../model/types.ts';

type Load<T> = () => Promise<{ default: T }>;

/** Of the edition: `1.0.0`. */
export const version: string;
export const ids: Load<Ids>;
export const names: Load<Names>;
export const fortyHadith: Load<FortyHadith>;
export const context: Load<ContextPage[]>;
/** By slug, in the order of the home screen. */
export const categories: Readonly<Record<string, Load<Category>>>;
/** By id. */
export const pages: Readonly<Record<string, Load<Page>>>;
