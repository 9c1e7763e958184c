/** The content of this project, compiled once for all test files that run in the same worker. Tests only read it. */
import { resolve } from 'node:path';
import { compileLibrary } from './compile.ts';
import type { Library } from './library.ts';

/** Folder of the project. */
export const PROJECT = resolve(import.meta.dirname, '../..');

let library: Library | undefined;

export const projectLibrary = (): Library => (library ??= compileLibrary(PROJECT));
