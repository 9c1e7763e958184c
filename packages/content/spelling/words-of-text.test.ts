import { describe, expect, it } from 'vitest';
import { makeIsKnownWord, wordsWithIndexes } from './words-of-text.ts';

const dictionary = new Set(['eau', 'homme', 'rahmat', 'anak', 'dis', 'le']);
const own = new Set(['Boukhari', 'al', 'dhikr']);
const isKnown = makeIsKnownWord((word) => dictionary.has(word), own, { elided: ['d', 'qu'], endings: ['ku', 'nya'] });

describe('the words of a text', () => {
  it('are its words in Latin letters, with straight apostrophes and their places', () => {
    expect(wordsWithIndexes('L’eau, ذِكْر et 3 al-Boukhari.')).toEqual([
      { word: "L'eau", index: 0 },
      { word: 'et', index: 13 },
      { word: 'al-Boukhari', index: 18 },
    ]);
  });
});

describe('a word', () => {
  it.each([
    'eau',
    'dhikr',
    'Dhikr',
    "d'eau",
    "D'homme",
    "qu'al-Boukhari",
    'al-Boukhari',
    'dis-le',
    'rahmatku',
    'anak-anaknya',
    'rahmat-Nya',
  ])('%s is known: as it stands, without its elided first word, without its ending, or part by part', (word) =>
    expect(isKnown(word)).toBe(true),
  );

  it.each(['eaux', 'boukhari', "x'eau", 'al-Bukhari', 'rahmatkan', "d'", 'ku'])('%s is not known', (word) =>
    expect(isKnown(word)).toBe(false),
  );
});
