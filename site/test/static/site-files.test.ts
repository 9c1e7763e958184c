import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isCompressed, SITE_FILES_JSON, type SiteFilesList, sortedPosixPathsBelow } from '../../build/site-files.ts';
import { CLIENT_FOLDER } from './built-documents.ts';

test('the list of files names every file of the site, those of all languages', () => {
  const { files } = JSON.parse(readFileSync(join(CLIENT_FOLDER, SITE_FILES_JSON), 'utf8')) as SiteFilesList;
  const built = sortedPosixPathsBelow(CLIENT_FOLDER).filter((path) => !isCompressed(path) && path !== SITE_FILES_JSON);
  expect(files.map(({ path }) => path)).toEqual(built);
});

test('no script has a lookbehind, for which Safari before 16.4 refuses the whole script', () => {
  const scripts = sortedPosixPathsBelow(CLIENT_FOLDER).filter((path) => path.endsWith('.js'));
  expect(scripts.filter((path) => /\(\?<[=!]/.test(readFileSync(join(CLIENT_FOLDER, path), 'utf8')))).toEqual([]);
});
