import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { plainFromPrecise } from '../transliteration/plain.ts';
import { TRANSLITERATION_KEY } from '../transliteration/key.ts';
import { transliterateWords, transliterate } from '../transliteration/transliterate.ts';
import { EVERYDAY_SPELLING_CASES, HARDEST_PHRASES, type PhenomenonCases, QURAN_SPELLING_CASES } from './cases.ts';

/** The cases as rows that name their phenomenon. */
function rows(table: readonly PhenomenonCases[]): [name: string, arabic: string, precise: string][] {
  return table.flatMap(({ name, cases }) => cases.map(([arabic, precise]): [string, string, string] => [name, arabic, precise]));
}

test.each(rows(EVERYDAY_SPELLING_CASES))('transliterates everyday spelling, %s: %s', (_, arabic, precise) => {
  expect(transliterate(arabic, 'precise')).toBe(precise);
});

test.each(rows(QURAN_SPELLING_CASES))('transliterates the Qur’an’s spelling, %s: %s', (_, arabic, precise) => {
  expect(transliterate(arabic, 'precise', { orthography: 'uthmani' })).toBe(precise);
});

describe('the hardest phrases', () => {
  test.each(HARDEST_PHRASES)('%s', (arabic, precise) => {
    expect(transliterate(arabic, 'precise')).toBe(precise);
  });
});

test('the guide and the package tell how many cases there are', () => {
  const cases = [...EVERYDAY_SPELLING_CASES, ...QURAN_SPELLING_CASES].flatMap((phenomenon) => phenomenon.cases);
  const docs = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8').replace(/\s+/g, ' ');
  const phenomena = EVERYDAY_SPELLING_CASES.length + QURAN_SPELLING_CASES.length;
  expect(docs('../../../docs/transliteration.md')).toContain(
    `${cases.length} hand-made cases of ${phenomena} phenomena, and ${HARDEST_PHRASES.length} of the hardest phrases`,
  );
  expect(docs('../../dataset/publishing/transliteration-package/README.md')).toContain(
    `${cases.length + HARDEST_PHRASES.length} cases made by hand`,
  );
  expect(new Set(cases.map(([arabic]) => arabic)).size).toBe(cases.length);
});

test('every sign that the engine writes is in the key', () => {
  const signs = new Set(TRANSLITERATION_KEY.flatMap((row) => [...row.precise]));
  const written = [...rows(EVERYDAY_SPELLING_CASES), ...rows(QURAN_SPELLING_CASES)].map(([, , precise]) =>
    precise.replace(/\{name\}/g, '').replaceAll('A', 'a'),
  );
  expect([...written.join('')].filter((char) => !/[\s,;:?.ﷺ]/.test(char) && !signs.has(char))).toEqual([]);
});

test('plainFromPrecise gives the plain form from the precise form alone', () => {
  const words = [...rows(EVERYDAY_SPELLING_CASES), ...rows(QURAN_SPELLING_CASES)].flatMap(([, arabic]) =>
    transliterateWords(arabic).flat(),
  );
  expect(words.map((word) => plainFromPrecise(word.precise))).toEqual(words.map((word) => word.plain));
});
