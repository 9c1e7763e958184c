/** The published data of this project, made once for all test files that run in the same worker. Tests only read them. */
import { PROJECT_FOLDER, projectLibrary } from '../../content/test/project-library.ts';
import { readEditions } from '../editions/edition.ts';
import { type PublishedData, makeData } from '../make-data.ts';

let data: PublishedData | undefined;

export const projectPublishedData = (): PublishedData =>
  (data ??= makeData(PROJECT_FOLDER, projectLibrary(), readEditions(PROJECT_FOLDER)));
