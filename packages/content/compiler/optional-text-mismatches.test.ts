import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFixtureProject } from '../test/fixture-project.ts';
import { compileCollectingProblems } from './compile.ts';
import { languageTagsIn } from './languages.ts';
import { optionalTextMismatches } from './optional-text-mismatches.ts';

/** The mismatches in a project whose French is a copy of its English, after a change in one French file. */
function faults(change: (text: string) => string): string[] {
  const root = makeFixtureProject({});
  try {
    cpSync(join(root, 'content/languages/en'), join(root, 'content/languages/fr'), { recursive: true });
    expect(languageTagsIn(root)).toEqual(['en', 'fr']);
    const file = join(root, 'content/languages/fr/texts/prayer/bowing.yaml');
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    const [french, english] = [compileCollectingProblems(root, 'fr').library, compileCollectingProblems(root, 'en').library];
    return optionalTextMismatches(french, english).map(({ file: path, code, message }) => `${path} ${code} ${message}`);
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('a language that says what the first one says lacks nothing', () => {
  expect(faults((text) => text)).toEqual([]);
});

test('an instruction that a language does not give is reported with its file', () => {
  expect(faults((text) => text.replace(/ *instruction: .*\n/, ''))).toEqual([
    'content/languages/fr/texts/prayer/bowing.yaml words prayer/bowing#glory has no "instruction", which en has',
  ]);
});

test('an introduction that only one language gives a page is reported', () => {
  expect(faults((text) => `intro: Avant tout.\n${text}`)).toEqual([
    'content/languages/fr/texts/prayer/bowing.yaml words prayer/bowing has "intro", which en does not have',
  ]);
});

test('a note that only one language has is reported', () => {
  expect(faults((text) => text.replace('    instruction:', '    note: Une remarque.\n    instruction:'))).toEqual([
    'content/languages/fr/texts/prayer/bowing.yaml words prayer/bowing#glory has "note", which en does not have',
  ]);
});
