import { cwd } from 'node:process';
import { expect, test } from 'vitest';
import { compileProject } from '../compiler/compile.ts';
import { findCorpusFolder } from './corpus-tool.ts';
import { unattestedReadingDoubts } from './held-readings.ts';

const corpus = findCorpusFolder(cwd());

test.skipIf(corpus === undefined)('a reading that its number does not have is in doubt, and no other', () => {
  const { library } = compileProject(cwd());
  const glossed = library.glossed.filter(({ id }) => id === 'daily-life/after-food#food');
  const misquoted = glossed.map((text) => ({
    ...text,
    id: 'misquoted',
    words: text.words.map((word) =>
      word.readings
        ? { ...word, readings: word.readings.map((one) => ({ ...one, references: [{ id: 'tirmidhi:3455', label: 'at-Tirmidhi' }] })) }
        : word,
    ),
  }));
  expect(misquoted).toHaveLength(1);
  // One call for both, as the corpus is read anew for each.
  expect(unattestedReadingDoubts(corpus ?? '', { ...library, glossed: [...glossed, ...misquoted] })).toEqual([
    { card: 'misquoted', field: 'tirmidhi:3455', message: 'tirmidhi:3455 does not read وَارْزُقْنَا there' },
  ]);
});
