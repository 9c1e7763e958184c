import { indexTexts, type SearchIndex } from '../../core/search/engine.ts';
import type { Library } from '../compiler/library.ts';
import { collectTexts } from './collect.ts';

/** What the search asks: everything of a library that can be found, indexed. */
export const searchIndexOf = (library: Library): SearchIndex => indexTexts(collectTexts(library));
