import { indexTexts, type SearchIndex } from '../../core/search/engine.ts';
import type { Library } from '../compiler/library.ts';
import { collectTexts } from './collect.ts';

/** The search index of everything in a library that can be found. */
export const searchIndexOf = (library: Library): SearchIndex => indexTexts(collectTexts(library));
