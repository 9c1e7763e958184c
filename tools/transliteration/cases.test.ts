import { describe, expect, test } from 'vitest';
import { plainFromPrecise } from '../../text/transliteration/plain.ts';
import { KEY, parse, transliterate } from '../../text/transliteration/transliterate.ts';
import { EVERYDAY, HARDEST, type Phenomenon, QURAN } from './cases.ts';

/** The cases as rows that name their phenomenon. */
function rows(table: readonly Phenomenon[]): [name: string, arabic: string, precise: string][] {
  return table.flatMap(({ name, cases }) => cases.map(([arabic, precise]): [string, string, string] => [name, arabic, precise]));
}

test.each(rows(EVERYDAY))('%s: %s', (_, arabic, precise) => {
  expect(transliterate(arabic, 'precise')).toBe(precise);
});

test.each(rows(QURAN))('the Qur’an, %s: %s', (_, arabic, precise) => {
  expect(transliterate(arabic, 'precise', { orthography: 'uthmani' })).toBe(precise);
});

describe('the hardest phrases', () => {
  test.each(HARDEST)('%s', (arabic, precise) => {
    expect(transliterate(arabic, 'precise')).toBe(precise);
  });
});

test('the table is as large as promised', () => {
  const cases = [...EVERYDAY, ...QURAN].flatMap((phenomenon) => phenomenon.cases);
  console.error(`${cases.length} cases of ${EVERYDAY.length + QURAN.length} phenomena, ${HARDEST.length} hardest phrases`);
  expect(cases.length).toBeGreaterThanOrEqual(150);
  expect(HARDEST.length).toBeGreaterThanOrEqual(40);
  expect(new Set(cases.map(([arabic]) => arabic)).size).toBe(cases.length);
});

test('every sign that the engine writes is in the key', () => {
  const signs = new Set(KEY.flatMap((row) => [...row.precise]));
  const written = [...rows(EVERYDAY), ...rows(QURAN)].map(([, , precise]) => precise.replace(/\{name\}/g, '').replaceAll('A', 'a'));
  expect([...written.join('')].filter((char) => !/[\s,;:?.ﷺ]/.test(char) && !signs.has(char))).toEqual([]);
});

test('the plain form can be had from the precise one alone', () => {
  const words = [...rows(EVERYDAY), ...rows(QURAN)].flatMap(([, arabic]) => parse(arabic).flat());
  expect(words.map((word) => plainFromPrecise(word.precise))).toEqual(words.map((word) => word.plain));
});
