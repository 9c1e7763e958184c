/** The Arabic that each address must show, compiled from the content and not read from the built site. */
import { arabicByPath } from '../../page-arabic.ts';
import { testLibrary } from '../../../../packages/content/compiler/test-library.ts';

let cachedArabicByPath: Map<string, string[]> | undefined;

/** @param path address below the base @returns its Arabic, in order; none where a page shows none */
export function expectedArabicAt(path: string): string[] {
  cachedArabicByPath ??= arabicByPath(testLibrary());
  return cachedArabicByPath.get(path) ?? [];
}
