import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Card, Word } from './model/types.ts';
import { projectLibrary } from '../content/test/project-library.ts';
import { fingerprintOf } from './fingerprint.ts';
import { publishedCards } from './published-cards.ts';

const library = projectLibrary();
const cards = publishedCards(library, { since: () => '1.0.0' });
const all = [...cards.values()];

const joined = (words: readonly Word[], style: 'precise' | 'plain'): string =>
  words.map((word, at) => (at === 0 || word.joined ? '' : ' ') + word[style]).join('');

test('every card stands under the place that shows it', () => {
  expect(cards.size).toBe(library.cards.length);
  expect(cards.get('prayer/ablution#shahada')?.arabic).toMatch(/^أَشْهَدُ/);
});

test('the words of a line, joined, give the line, in Arabic and in both transliteration styles', () => {
  for (const { arabic, transliteration, words } of all) {
    expect(words.map((line) => line.map((word) => word.arabic).join(' ')).join('\n')).toBe(arabic);
    expect(words.map((line) => joined(line, 'precise')).join('\n')).toBe(transliteration.precise);
    expect(words.map((line) => joined(line, 'plain')).join('\n')).toBe(transliteration.plain);
  }
});

test('every word that is read has a meaning', () => {
  const without = all.flatMap(({ id, words }) => words.flat().flatMap((word) => (/\p{L}/u.test(word.arabic) && !word.meaning ? [id] : [])));
  expect(without).toEqual([]);
});

test('a word has its other readings with transliteration, meaning and the places that have them', () => {
  const food = all.find(({ id }) => id === 'daily-life/after-food#food');
  expect(food?.words.flat().map(({ readings }) => readings)).toEqual([
    ...Array.from({ length: 4 }, () => undefined),
    [
      {
        arabic: 'وَارْزُقْنَا',
        precise: 'wa-rzuqnā',
        plain: 'wa-rzuqna',
        meaning: 'and provide us with',
        references: [expect.objectContaining({ id: 'ibnmajah:3322', label: 'Sunan Ibn Majah 3322' })],
      },
    ],
    ...Array.from({ length: 2 }, () => undefined),
  ]);
});

test('a word has the letters of its root, and none where it has no root', () => {
  const words = (cards.get('prayer/ablution#shahada')?.words ?? []).flat();
  expect(words.slice(0, 6).map(({ root }) => root)).toEqual(['شهد', undefined, undefined, 'أله', undefined, 'أله']);
  expect(words.filter((word) => 'root' in word && word.root === undefined)).toEqual([]);
});

test('a reference has its work, number and edition apart', () => {
  expect(cards.get('prayer/ablution#shahada')?.references[0]).toMatchObject({ collection: 'muslim', edition: 'Muhammad Fuad Abd al-Baqi' });
  const verses = all.find(({ quran }) => quran === '2:201');
  expect(verses?.references[0]).toMatchObject({ id: 'quran:2:201', collection: 'quran', number: '2:201' });
});

test('the fingerprint is the SHA-256 of the published fields, as anyone can compute it', () => {
  // Written from `docs/data.md` alone: keys in order, those without a value left out.
  for (const card of all) {
    const fingerprinted: Record<string, unknown> = {
      arabic: card.arabic,
      grades: card.grades?.map(({ by, of, verdict, work }) => ({ by, of, verdict, work })),
      id: card.id,
      instruction: card.instruction,
      kind: card.kind,
      meanings: card.words.flat().map((word) => word.meaning),
      narrator: card.narrator,
      occasion: card.occasion,
      quran: card.quran,
      references: card.references.filter(({ told }) => !told).map(({ id }) => id),
      repeat: card.repeat,
      sayingOf: card.sayingOf,
      toldIn: card.references.filter(({ told }) => told).map(({ id }) => id),
      translation: card.translation,
    };
    expect(card.fingerprint).toBe(createHash('sha256').update(JSON.stringify(fingerprinted)).digest('hex'));
  }
});

test('the fingerprint of a known card is the hash that sha256sum gives', () => {
  const card = { id: 'a/b#c', arabic: 'قُلْ', translation: 'Say', kind: 'supplication', references: [{ id: 'bukhari:1' }] };
  // printf '{"arabic":"قُلْ","id":"a/b#c","kind":"supplication","references":["bukhari:1"],"toldIn":[],"translation":"Say"}' | sha256sum
  expect(fingerprintOf(card)).toBe('3b0eb704b8f77fdb847f5f29b8bff1adf7dfe9d4476bf04772305a5b875e00dd');
});

const changes: Record<string, Partial<Card>> = {
  arabic: { arabic: 'x' },
  translation: { translation: 'x' },
  meanings: { words: [] },
  quran: { quran: '1:1' },
  kind: { kind: 'narration' },
  repeat: { repeat: 77 },
  occasion: { occasion: 'x' },
  instruction: { instruction: 'x' },
  narrator: { narrator: 'x' },
  sayingOf: { sayingOf: 'x' },
  references: { references: [] },
  grades: { grades: [{ verdict: 'Sahih', level: 'sahih', by: 'x' }] },
};

test.each(Object.keys(changes))('a change of %s changes the fingerprint', (field) => {
  for (const card of all.slice(0, 20)) expect(fingerprintOf({ ...card, ...changes[field] })).not.toBe(card.fingerprint);
});

test('a change of the note, the title or the transliteration leaves the fingerprint as it is', () => {
  const [card] = all as [Card];
  const renamed: Card = { ...card, note: 'x', title: 'x', transliteration: { precise: 'x', plain: 'x' } };
  expect(fingerprintOf(renamed)).toBe(card.fingerprint);
});
