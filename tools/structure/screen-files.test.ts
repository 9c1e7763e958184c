/** Each screen of the table has the files that the table's own comment asks for, and its words. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { SCREEN_DESCRIPTION_BY_FOLDER } from '../../screen-metadata.ts';
import { hasParameters, SCREENS, type Screen } from '../../screens.ts';

const folderOfScreens = resolve(import.meta.dirname, '../../site/src/screens');

const filesOf = (screen: Screen): string[] => [
  `${screen.folder}.tsx`,
  'route.ts',
  ...(screen.menu ? ['menu-icon.ts'] : []),
  ...(hasParameters(screen) ? ['addresses.ts'] : []),
];

test.each(SCREENS)('$folder has its files', (screen) => {
  const missing = filesOf(screen).filter((file) => !existsSync(join(folderOfScreens, screen.folder, file)));
  expect(missing, `missing in site/src/screens/${screen.folder}/`).toEqual([]);
});

// Without a title in the table, `route.ts` says title and description from the page's data.
test.each(SCREENS.filter(({ title }) => title !== undefined))('$folder has its description', ({ folder }) => {
  expect(Object.keys(SCREEN_DESCRIPTION_BY_FOLDER), 'screen-metadata.ts').toContain(folder);
});
