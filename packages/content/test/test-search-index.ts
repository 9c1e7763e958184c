/** The search index of this project's content, made once for all test files that run in the same worker. Tests only read it. */
import type { SearchIndex } from '../../core/search/engine.ts';
import { searchIndexOf } from '../search-index/search-index-of.ts';
import { testLibrary } from './test-library.ts';

let index: SearchIndex | undefined;

export const testSearchIndex = (): SearchIndex => (index ??= searchIndexOf(testLibrary()));
