import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { STORAGE_PREFIXES } from './reader-data.ts';
import { STORED_FORMAT_BY_SETTING } from './setting-formats.ts';

/** Storage keys whose values mean nothing on another device, so that a copy leaves them out. */
const STAYS = new Set([
  // Of one tab: `sessionStorage`.
  'misbaha:followed',
  'misbaha:entries',
  'misbaha:reloaded-at',
  // Times of the last count, by which counts end with a prayer, and a day's counting may go on after midnight.
  'misbaha:counted-after-prayer',
  'misbaha:last-count',
  // Depends on the device's keyboard, and on whether the reader uses speech input.
  'misbaha:keys-off',
  // Whether this browser was offered its own language.
  'language-offered',
]);

it('every storage key of the app is part of a copy, or is listed here as left out', () => {
  const isOther = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$|features\/transfer\//.test(file);
  const files = readdirSync('site/src', { recursive: true, encoding: 'utf8' }).filter(isOther);
  const texts = files.map((file) => readFileSync(join('site/src', file), 'utf8'));
  const keys = new Set(
    texts.flatMap((text) => [...text.matchAll(/'(misbaha:[^']*|theme|language-offered)'/g)].map(([, key]) => key ?? '')),
  );
  const known = new Set([...Object.values(STORAGE_PREFIXES), ...[...STORED_FORMAT_BY_SETTING.values()].map(({ key }) => key), ...STAYS]);
  expect([...keys].toSorted()).toEqual([...known].toSorted());
});
