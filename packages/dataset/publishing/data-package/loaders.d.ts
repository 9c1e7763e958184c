/** What the package is built around: the modules of its data, which `data-package.ts` writes beside it as `loaders.js`. */
import type { Category, ContextPage, FortyHadith, Ids, Manifest, Names, Page } from '../../shapes/model.ts';

type Load<T> = () => Promise<{ default: T }>;

/** Of the edition. */
export const version: string;
export const manifest: Load<Manifest>;
export const ids: Load<Ids>;
export const names: Load<Names>;
export const fortyHadith: Load<FortyHadith>;
export const context: Load<ContextPage[]>;
/** By slug, in the order of the home screen. */
export const categories: Readonly<Record<string, Load<Category>>>;
/** By id. */
export const pages: Readonly<Record<string, Load<Page>>>;
