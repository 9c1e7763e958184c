/** Every message is used. The types and `readCheckedCatalogue` check that each used message exists in every language. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { FIRST_LANGUAGE, LANGUAGES } from '../../../site.config.ts';
import { readCheckedCatalogue } from '../../../packages/content/messages/messages.ts';
import { interfaceSourceFiles } from './source-files.ts';
import { usedMessages } from './used-messages.ts';

const root = resolve(import.meta.dirname, '../../..');

const IMPORT = "import * as words from '../../../tools/text/messages/home.ts';\n";

test('messages are found where an area is imported as a namespace', () => {
  expect(usedMessages('a.tsx', `${IMPORT}export const a = <p title={words.title}>{words.count({ count: 1 })}</p>;`)).toEqual([
    'home.title',
    'home.count',
  ]);
  expect(usedMessages('a.ts', 'export const words = { title: 1 };\nexport const a = words.title;')).toEqual([]);
});

test('passing a namespace of messages on is refused, as it hides which messages are used', () => {
  expect(() => usedMessages('a.ts', `${IMPORT}export const a = Object.keys(words);`)).toThrow(
    'a.ts: name each message of "words" by itself, as in words.title',
  );
});

test('every message is used', () => {
  const used = new Set(
    interfaceSourceFiles(root, ['packages', 'site/build', 'site/src']).flatMap((file) =>
      usedMessages(file, readFileSync(join(root, file), 'utf8')),
    ),
  );
  const all = [...readCheckedCatalogue(root, FIRST_LANGUAGE)].flatMap(([area, messages]) =>
    [...messages.keys()].map((key) => `${area}.${key}`),
  );
  expect(
    all.filter((message) => !used.has(message)),
    'nobody uses these',
  ).toEqual([]);
});

test.each([...LANGUAGES])('the language %s has every message', (language) => {
  expect(() => readCheckedCatalogue(root, language)).not.toThrow();
});
