/** Faults in the words of a language stop the command that needs them and are listed by file and key. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { InputError } from '../../command-line/input.ts';
import { readCheckedCatalogue, writeMessageModules } from './messages.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'misbaha-messages-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(language: string, area: string, lines: readonly string[]): void {
  const file = join(root, 'content/languages', language, 'interface', `${area}.yaml`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
}

/** What the command says, without its first line. */
function faults(language: string): string[] {
  try {
    readCheckedCatalogue(root, language);
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
  return [];
}

const HOME = ['title: Home', 'duas: "{count, plural, one {# dua} other {# duas}}"', 'about: See <link>the page</link> of {name}'];
const FRENCH = [
  'title: Accueil',
  'duas: "{count, plural, one {# doua} many {# de douas} other {# douas}}"',
  'about: "{name} : <link>la page</link>"',
];

test('a language that has every message is whole', () => {
  write('en', 'home', HOME);
  write('fr', 'home', FRENCH);
  expect(faults('fr')).toEqual([]);
});

test.each<[string, string[], string[]]>([
  [
    'a message is missing',
    FRENCH.slice(1),
    ['content/languages/fr/interface/home.yaml: title: this message is missing; in the first language it is "Home"'],
  ],
  [
    'a message that nobody has',
    [...FRENCH, 'menu: Menu'],
    ['content/languages/fr/interface/home.yaml: menu: the first language has no such message; remove it'],
  ],
  [
    'a category of number without a text',
    ['title: Accueil', 'duas: "{count, plural, one {# doua} other {# douas}}"', ...FRENCH.slice(2)],
    ['content/languages/fr/interface/home.yaml: duas: {count, plural, …} has no text for "many"'],
  ],
  [
    'other arguments',
    [...FRENCH.slice(0, 2), 'about: "{nom} : <link>la page</link>"'],
    [
      'content/languages/fr/interface/home.yaml: about: lacks the placeholder {name}, which the English message has; has the placeholder {nom}, which the English message lacks',
    ],
  ],
  [
    'an argument of another type',
    [FRENCH[0] ?? '', 'duas: "{count}"', ...FRENCH.slice(2)],
    ['content/languages/fr/interface/home.yaml: duas: has {count} as string, which the English message has as number'],
  ],
  [
    'other elements',
    [...FRENCH.slice(0, 2), 'about: "{name} : la page"'],
    ['content/languages/fr/interface/home.yaml: about: marks the elements (), but needs (link)'],
  ],
])('reports a fault of the messages: %s', (_, lines, expected) => {
  write('en', 'home', HOME);
  write('fr', 'home', lines);
  expect(faults('fr')).toEqual(expected);
});

test('what cannot be read as a message is reported with its place', () => {
  write('en', 'home', ['title: "Home {name"', 'price: "{sum, number, percent}"', 'bad-key: Home']);
  const [unread, ...others] = faults('en').filter((line) => line.startsWith('content/'));
  expect(unread).toMatch(/^content\/languages\/en\/interface\/home\.yaml: title: .*line 1/);
  expect(others).toEqual([
    'content/languages/en/interface/home.yaml: price: {sum, number …}: only {name, number} is known',
    'content/languages/en/interface/home.yaml: bad-key: write the key in camelCase',
  ]);
});

test.each<[string, string[], string]>([
  ['a colon in a text', ['title: Home', 'about: Write: to us'], ':2: the line holds ": " a second time'],
  ['a key twice', ['title: Home', 'title: Home'], ':2: a key stands here a second time'],
  ['an open quotation mark', ['title: "Home'], ':2: a quotation mark is opened and not closed'],
  ['a list where a message belongs', ['title: Home', 'about: [one]'], ':2: about: must be a text'],
  ['a number where a message belongs', ['title: 3'], ':1: title: must be a text (between quotes where it looks like a number)'],
  ['an empty file', [], ':1: the file: is empty'],
])('%s is reported with its line, and no message of the file as missing', (_, lines, expected) => {
  write('en', 'home', HOME);
  write('fr', 'home', lines);
  expect(() => readCheckedCatalogue(root, 'fr')).toThrow(InputError);
  expect(faults('fr')).toEqual([expect.stringContaining(`content/languages/fr/interface/home.yaml${expected}`)]);
});

test('a language without interface words is refused, and the error names the missing folder', () => {
  write('en', 'home', HOME);
  expect(() => readCheckedCatalogue(root, 'fr')).toThrow(
    'The language "fr" has no words for the interface: there is no folder content/languages/fr/interface.',
  );
});

test('messages become constants and functions, and the module of a deleted file is deleted', async () => {
  write('en', 'old', ['title: Old']);
  write('en', 'home', HOME);
  for (const file of ['language.yaml', 'search.yaml', 'check.yaml'])
    cpSync(join(import.meta.dirname, '../../../content/languages/en', file), join(root, 'content/languages/en', file));
  writeMessageModules(root, 'en');
  rmSync(join(root, 'content/languages/en/interface/old.yaml'));
  writeMessageModules(root, 'en');
  const folder = join(root, 'packages/core/messages');
  expect(readdirSync(folder).toSorted()).toEqual([
    'articles.ts',
    'check-languages.ts',
    'home.ts',
    'locale.ts',
    'plain-spelling.ts',
    'search-language.ts',
  ]);
  expect(readFileSync(join(folder, 'home.ts'), 'utf8').split('\n').slice(1)).toEqual([
    'import { number } from "../format.ts";',
    'import { plural } from "@messageformat/runtime";',
    'import { en } from "@messageformat/runtime/lib/cardinals";',
    'export const title = "Home";',
    'export const duas = (d: { count: number }): string => plural(d.count, 0, en, { one: number("en-GB", d.count, 0) + " dua", other: number("en-GB", d.count, 0) + " duas" });',
    'export const about = (d: { name: string }): string => "See <link>the page</link> of " + d.name;',
    '',
  ]);
});
