/** Which edition of the texts a book holds. */
import type { Library } from '../content/compiler/library.ts';
import { type PublishedEdition, readEditions } from '../dataset/editions/edition.ts';
import { libraryEditionOf } from '../dataset/editions/unchanged-since.ts';

/** The build's date is not used, so the same texts have the same bytes everywhere. */
export interface BookVersion {
  /** That of the last edition, or `1.0.1-draft` where a text differs from it. */
  version: string;
  last: Pick<PublishedEdition, 'version' | 'date'>;
}

/** Whether the book's texts differ from the last edition. The date of that edition is then not the date of the texts. */
export const differsFromLastEdition = ({ version, last }: BookVersion): boolean => version !== last.version;

/** @param root absolute path of the project */
export function bookVersionOf(root: string, library: Library): BookVersion {
  const record = readEditions(root);
  const { version, date } = libraryEditionOf(library, record);
  return { version, last: { version: record.editions.at(-1)?.version ?? version, date } };
}
