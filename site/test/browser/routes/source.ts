/** The Arabic that the content gives to each address, compiled afresh rather than taken from the built site. */
import { arabicByPath } from '../../../build/check-pages.ts';
import { projectLibrary } from '../../../../packages/content/compiler/project-library.ts';

let source: Map<string, string[]> | undefined;

/** @param path address below the base @returns its Arabic, in order; none where a page shows none */
export function arabicOf(path: string): string[] {
  source ??= arabicByPath(projectLibrary());
  return source.get(path) ?? [];
}
