import { indexTexts, type SerializedSearchIndex } from '../../core/search/engine.ts';
import type { Library } from '../compiler/library.ts';
import { collectSearchContent } from './collect.ts';

/** The search index of everything in a library that can be found. */
export const searchIndexOf = (library: Library): SerializedSearchIndex => indexTexts(collectSearchContent(library));
