/** Which edition of the texts a book holds. */
import type { Library } from '../content/compiler/library.ts';
import { readEditions } from '../dataset/editions/edition.ts';
import { libraryEditionOf } from '../dataset/editions/unchanged-since.ts';

export interface BookEdition {
  /** `1.0.1-draft` where the texts differ from the last edition, 1.0.0. */
  version: string;
  /**
   * Day of the last edition: `2026-11-22`. The build's date is not used, so one edition has the same bytes everywhere.
   */
  date: string;
}

/** @param root absolute path of the project */
export function editionOf(root: string, library: Library): BookEdition {
  const record = readEditions(root);
  const date = record.editions.at(-1)?.date;
  if (!date) throw new Error('there is no edition yet');
  return { version: libraryEditionOf(library, record).version, date };
}
