/** The published data of this project, made once for all test files that run in the same worker. Tests only read them. */
import { PROJECT_FOLDER, testLibrary } from '../../content/test/test-library.ts';
import { readEditions } from '../editions/edition.ts';
import { type PublishedData, makeData } from '../make-data.ts';

let data: PublishedData | undefined;

export const testPublishedData = (): PublishedData => (data ??= makeData(PROJECT_FOLDER, testLibrary(), readEditions(PROJECT_FOLDER)));
