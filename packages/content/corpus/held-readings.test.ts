import { expect, test } from 'vitest';
import type { TextWithMeanings } from '../compiler/library.ts';
import type { CorpusAttestation } from './attest.ts';
import { readingsWithNeighbours, unattestedReadingDoubts } from './held-readings.ts';

const NUMBERS = ['tirmidhi:3455', 'abudawud:3730', 'ibnmajah:3322'];

const TEXT = {
  id: 'daily-life/after-food#food',
  words: [
    { arabic: 'فِيهِ،', form: 'فِيهِ' },
    {
      arabic: 'وَأَطْعِمْنَا',
      form: 'وَأَطْعِمْنَا',
      readings: [{ arabic: 'وَارْزُقْنَا', references: NUMBERS.map((id) => ({ id, label: id })) }],
    },
    { arabic: 'خَيْرًا', form: 'خَيْرًا' },
  ],
} as Pick<TextWithMeanings, 'id' | 'words'> as TextWithMeanings;

const pairs = readingsWithNeighbours({ textsWithMeanings: [TEXT] });

/** @param share how much of the words a number holds; undefined where the number is unknown */
const attestation = ([reference = '']: readonly string[], share?: number): CorpusAttestation => ({
  id: TEXT.id,
  coverage: 1,
  missing: [],
  vowels: [],
  references: [share === undefined ? { reference, known: false } : { reference, known: true, share }],
});

test('each number is asked for the reading with the word before it and with the word after it', () => {
  expect(pairs.map(({ text }) => text)).toEqual(
    NUMBERS.flatMap((number) => ['فِيهِ وَارْزُقْنَا', 'وَارْزُقْنَا خَيْرًا'].map((arabic) => ({ id: TEXT.id, arabic, references: [number] }))),
  );
});

test('a reading is in doubt if its narration has it beside neither neighbouring word, or is not in the corpus', () => {
  const shares = [0.5, 0.5, 0.5, 1, undefined, undefined];
  expect(
    unattestedReadingDoubts(
      pairs,
      pairs.map(({ text }, index) => attestation(text.references, shares[index])),
    ),
  ).toEqual(['tirmidhi:3455', 'ibnmajah:3322'].map((field) => ({ card: TEXT.id, field, message: `${field} does not read وَارْزُقْنَا there` })));
});
