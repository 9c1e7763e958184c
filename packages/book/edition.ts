/** Which edition of the texts a book holds. */
import type { Library } from '../content/compiler/library.ts';
import { readEditions } from '../dataset/editions/edition.ts';
import { type EditionOfLibrary, libraryEditionOf } from '../dataset/editions/unchanged-since.ts';

/** The build's date is not used, so one edition has the same bytes everywhere. */
export type BookEdition = Pick<EditionOfLibrary, 'version' | 'date'>;

/** @param root absolute path of the project */
export const editionOf = (root: string, library: Library): BookEdition => libraryEditionOf(library, readEditions(root));
