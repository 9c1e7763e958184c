/** The Arabic that the content gives to each address, compiled afresh rather than taken from the built site. */
import { resolve } from 'node:path';
import { arabicByPath } from '../../tools/build/check-pages.ts';
import { compileLibrary } from '../../tools/compiler/compile.ts';

let source: Map<string, string[]> | undefined;

/** @param path address below the base @returns its Arabic, in order; none where a page shows none */
export function arabicOf(path: string): string[] {
  source ??= arabicByPath(compileLibrary(resolve(import.meta.dirname, '../..')));
  return source.get(path) ?? [];
}
