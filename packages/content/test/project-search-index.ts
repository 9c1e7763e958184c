/** The search index of this project's content, made once for all test files that run in the same worker. Tests only read it. */
import type { SerializedSearchIndex } from '../../core/search/engine.ts';
import { searchIndexOf } from '../search-index/search-index-of.ts';
import { projectLibrary } from './project-library.ts';

let index: SerializedSearchIndex | undefined;

export const projectSearchIndex = (): SerializedSearchIndex => (index ??= searchIndexOf(projectLibrary()));
