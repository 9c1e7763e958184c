import { expect, test } from 'vitest';
import { TRANSLITERATION_KEY } from '../arabic/transliteration/key.ts';
import { ROOT_ALPHABET, rootAddress, rootOfSlug, rootSlug, spacedRoot } from './roots.ts';

test('a root has one name in ASCII, which no other root has', () => {
  expect(rootSlug('غفر')).toBe('gh-f-r');
  expect(rootAddress('رحم')).toBe('/words/r-hh-m');
  expect(ROOT_ALPHABET).toHaveLength(28);
  expect(new Set(ROOT_ALPHABET.map(rootSlug)).size).toBe(28);
});

test('the name of a root has the plain transliteration of each letter, doubled where the precise one has a dot', () => {
  const rows = new Map(TRANSLITERATION_KEY.map(({ arabic, precise, plain }) => [arabic, { precise, plain }]));
  for (const letter of ROOT_ALPHABET.filter((one) => one !== 'أ' && one !== 'ع')) {
    const { precise = '', plain = '' } = rows.get(letter) ?? {};
    expect([letter, rootSlug(letter)]).toEqual([letter, precise === plain ? plain : plain.repeat(2)]);
  }
});

test('the name of a root gives its letters back', () => expect(rootOfSlug(rootSlug('شيأ'))).toBe('شيأ'));

test('spacedRoot puts a space between the letters of a root', () => expect(spacedRoot('أمن')).toBe('أ م ن'));
