import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compileCollectingProblems } from '../compiler/compile.ts';
import { languageTagsIn } from '../compiler/languages.ts';
import { type MessageWordPatterns, readMessageWordPatterns } from '../compiler/message-word-patterns.ts';
import { BASE_FILES } from '../test/fixture.ts';
import { withFixtureProject } from '../test/fixture-project.ts';
import { PROJECT_FOLDER } from '../test/project-library.ts';
import { generateWordPatternsModule } from './check-module.ts';

/** The value of an export of the generated module; null where it has no such export. */
const valueOf = (languages: readonly MessageWordPatterns[], name: string): unknown =>
  JSON.parse(new RegExp(`^export const ${name}: .* = (.*);$`, 'm').exec(generateWordPatternsModule(languages))?.[1] ?? 'null');

test('a word that several languages have stands in the pattern once, and Arabic letters are normalised as in the check', () => {
  const languages = [{ reward: ['sins?', 'hell'] }, { reward: ['hell', 'جہنم\\p{L}*'] }];
  expect(valueOf(languages, 'REWARD')).toBe('sins?|hell|جهنم\\p{L}*');
  expect(valueOf(languages, 'READER')).toBe('');
});

test('the number words of all languages are grouped by value', () => {
  const languages: MessageWordPatterns[] = [{ numbers: { 'thirty[ -]three': 33, three: 3 } }, { numbers: { tiga: 3 } }];
  expect(valueOf(languages, 'NUMBERS')).toEqual([
    [33, 'thirty[ -]three'],
    [3, 'three|tiga'],
  ]);
});

test('what asks to send a message on is a pattern in Latin letters and words in the Arabic script', () => {
  const languages = [{ sendOn: ['sends?', 'شیئر', 'آگے'] }];
  expect([valueOf(languages, 'SEND_ON'), valueOf(languages, 'SEND_ON_IN_ARABIC_SCRIPT')]).toEqual(['sends?', 'شير اگي']);
});

test('each script keeps its own patterns for the moments when a dua is said', () => {
  const latin = { begin: ['har'], time: ['din', 'raat'], between: ['ke'], end: ['baad'] };
  expect(valueOf([{ moments: [latin, { begin: ['ہر'], time: ['دن'], between: ['کے'] }] }], 'MOMENTS')).toEqual([
    { begin: 'har', time: 'din|raat', between: 'ke', end: 'baad' },
    { begin: 'هر', time: 'دن', between: 'كي' },
  ]);
});

const folder = mkdtempSync(join(tmpdir(), 'misbaha-check-words-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads `check.yaml` of a language that has only this file and its `status`. */
function read(status: string, lines?: readonly string[]): MessageWordPatterns {
  const own = join(folder, 'content/languages/xx');
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'language.yaml'), `status: ${status}\n`);
  if (lines) writeFileSync(join(own, 'check.yaml'), `${lines.join('\n')}\n`);
  return readMessageWordPatterns(folder, 'xx');
}

test.each<[string, string[], string]>([
  ['an unknown key', ['reward: sins', 'rewards: sins'], ':2  [schema]\n  the file: unknown key "rewards"\n  → docs/content-guide.md'],
  ['what is no pattern', ['said: said', 'reward: sins, sin(s'], ':2  [schema]\n  reward: "sin(s" is no pattern (unterminated group)'],
  [
    'a capital and an accent',
    ['reward: Pêchés?'],
    ':1  [schema]\n  reward: write "Pêchés?" as the check compares it, in small letters without accents and apostrophes: "peches?"',
  ],
  ['what old browsers refuse', ['reward: (?<!no )sins'], ':1  [schema]\n  reward: "(?<!no )sins" has "(?<"'],
  ['what finds every place', ['reward: sins, (?:hell)?'], ':1  [schema]\n  reward: "(?:hell)?" finds a place without a word'],
  ['a number word that is no pattern', ['numbers: { two: 2, "thr[ee": 3 }'], ':1  [schema]\n  numbers, thr[ee: "thr[ee" is no pattern'],
  ['a pattern in the Arabic script among words', ['sendOn: sends?, بھیج\\p{L}*'], ':1  [schema]\n  sendOn: has more than a word'],
])('%s is reported with file, line and hint', (_, lines, expected) => {
  expect(() => read('draft', lines)).toThrow(`content/languages/xx/check.yaml${expected}`);
});

test('a draft may lack the file or a key of it, and a complete language neither', () => {
  expect(read('draft')).toEqual({});
  expect(read('draft', ['reward: cennet'])).toEqual({ reward: ['cennet'] });
  expect(() => read('complete')).toThrow('content/languages/xx/check.yaml is missing');
  expect(() => read('complete', ['reward: cennet'])).toThrow('content/languages/xx/check.yaml:1  [schema]\n  reader: is missing');
});

test('the check of the content reports that a complete language lacks the file', () => {
  const missing = { 'languages/en/check.yaml': null };
  const draft = String(BASE_FILES['languages/en/language.yaml']).replace('status: complete', 'status: draft');
  const problems = (files: typeof missing & Record<string, string | null>): string[] =>
    withFixtureProject(files, (root) => compileCollectingProblems(root).problems.map(({ file, message }) => `${file}: ${message}`));
  expect(problems(missing)).toEqual(['content/languages/en/check.yaml: this file is missing']);
  expect(problems({ ...missing, 'languages/en/language.yaml': draft })).toEqual([]);
});

test.each(languageTagsIn(PROJECT_FOLDER))('the words of "%s" are read', (tag) => {
  expect(() => readMessageWordPatterns(PROJECT_FOLDER, tag)).not.toThrow();
});
