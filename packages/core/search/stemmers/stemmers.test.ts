import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STEMMER_NAMES } from '../../../content/compiler/language-settings.ts';
import * as english from './english.ts';
import * as french from './french.ts';
import * as indonesian from './indonesian.ts';
import * as none from './none.ts';
import * as urdu from './urdu.ts';

const stemmers = { english, french, indonesian, urdu, none };

test('a language can name every stemmer that is here, and no other', () => {
  const files = readdirSync(import.meta.dirname).flatMap((file) => /^(\w+)\.ts$/.exec(file)?.[1] ?? []);
  expect(files.toSorted()).toEqual([...STEMMER_NAMES].toSorted());
  expect(Object.keys(stemmers).toSorted()).toEqual([...STEMMER_NAMES].toSorted());
});

// Accents are folded before a word gets here.
test.each<[keyof typeof stemmers, string[], string]>([
  ['english', ['travel', 'travels', 'travelling'], 'travel'],
  ['french', ['voyage', 'voyages', 'voyager'], 'voyag'],
  ['french', ['priere', 'prieres'], 'prier'],
  ['french', ['malade', 'malades', 'maladie'], 'malad'],
  ['indonesian', ['perjalanan', 'berjalan', 'jalan'], 'jalan'],
  ['indonesian', ['pengampunan', 'ampunan', 'ampun'], 'ampun'],
  ['indonesian', ['doa', 'doanya'], 'doa'],
  // Words of the Arabic script arrive in its folded letters: بچہ, بچے, بچوں, بچیاں.
  ['urdu', ['بچه', 'بچي', 'بچون', 'بچيان'], 'بچ'],
  ['urdu', ['دعا', 'دعايين', 'دعاون'], 'دع'],
  ['urdu', ['سفر'], 'سفر'],
  ['urdu', ['kitab', 'kitabein', 'kitabon'], 'kitab'],
  ['none', ['salam'], 'salam'],
])('%s: %s is %s', (name, words, stem) => {
  expect(words.map((word) => stemmers[name].stem(word))).toEqual(words.map(() => stem));
});
