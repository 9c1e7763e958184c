/** Which edition of the texts a book holds. */
import type { Library } from '../content/compiler/library.ts';
import { readEditions } from '../dataset/editions/edition.ts';
import { unchangedSinceOf } from '../dataset/editions/unchanged-since.ts';

export interface BookEdition {
  /** `1.0.1-draft` where the texts have run ahead of their last edition. */
  version: string;
  /** The day of the last edition, as `2026-11-22`. The clock of the build has no part in it: one edition is the same bytes everywhere. */
  date: string;
}

/** @param root absolute path of the project */
export function editionOf(root: string, library: Library): BookEdition {
  const record = readEditions(root);
  const date = record.editions.at(-1)?.date;
  if (!date) throw new Error('there is no edition yet');
  return { version: unchangedSinceOf(library, record).version, date };
}
