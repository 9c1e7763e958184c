/** The content of this project, compiled once for all test files that run in the same worker. Tests only read it. */
import { resolve } from 'node:path';
import { compileLibrary, compileCollectingProblems } from '../compiler/compile.ts';
import type { Library } from '../compiler/library.ts';

/** Folder of the project. */
export const PROJECT_FOLDER = resolve(import.meta.dirname, '../../..');

let library: Library | undefined;
let source: Library | undefined;

/** Typeset, as readers see it. */
export const projectLibrary = (): Library => (library ??= compileLibrary(PROJECT_FOLDER));

/** As editors write it, its English not yet typeset. */
export const untypesetProjectLibrary = (): Library => (source ??= compileCollectingProblems(PROJECT_FOLDER).library);
