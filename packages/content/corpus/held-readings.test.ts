import { cwd } from 'node:process';
import { expect, test } from 'vitest';
import { compileProject } from '../compiler/compile.ts';
import { findCorpusFolder } from './corpus-tool.ts';
import { unattestedReadingDoubts } from './held-readings.ts';

const corpus = findCorpusFolder(cwd());

test.skipIf(corpus === undefined)('a reading that its number does not have is in doubt, and no other', () => {
  const { library } = compileProject(cwd());
  const glossed = library.glossed.filter(({ id }) => id === 'daily-life/after-food#food');
  expect(unattestedReadingDoubts(corpus ?? '', { ...library, glossed })).toEqual([]);
  const words = glossed[0]?.words.map((word) =>
    word.readings
      ? { ...word, readings: word.readings.map((one) => ({ ...one, references: [{ id: 'tirmidhi:3455', label: 'at-Tirmidhi' }] })) }
      : word,
  );
  const wrong = glossed.map((text) => ({ ...text, words: words ?? [] }));
  expect(unattestedReadingDoubts(corpus ?? '', { ...library, glossed: wrong })).toEqual([
    { card: 'daily-life/after-food#food', field: 'tirmidhi:3455', message: 'tirmidhi:3455 does not read وَارْزُقْنَا there' },
  ]);
});
