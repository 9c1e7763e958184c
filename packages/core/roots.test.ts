import { expect, test, vi } from 'vitest';
import { TRANSLITERATION_KEY } from '../arabic/transliteration/key.ts';
import { ROOT_LETTERS, rootAddress, rootOfSlug, rootSlug, spacedRoot } from './roots.ts';

test('a root has one name in ASCII, which no other root has', () => {
  expect(rootSlug('غفر')).toBe('gh-f-r');
  expect(rootAddress('رحم')).toBe('/words/r-hh-m');
  expect(ROOT_LETTERS).toHaveLength(28);
  expect(new Set(ROOT_LETTERS.map(rootSlug)).size).toBe(28);
});

test('the names are the letters of the transliteration, doubled where it has a dot', () => {
  const rows = new Map(TRANSLITERATION_KEY.map(({ arabic, precise, plain }) => [arabic, { precise, plain }]));
  for (const letter of ROOT_LETTERS.filter((one) => one !== 'أ' && one !== 'ع')) {
    const { precise = '', plain = '' } = rows.get(letter) ?? {};
    expect([letter, rootSlug(letter)]).toEqual([letter, precise === plain ? plain : plain.repeat(2)]);
  }
});

test('the name of a root gives its letters back', () => expect(rootOfSlug(rootSlug('شيأ'))).toBe('شيأ'));

test('the letters stand apart', () => expect(spacedRoot('أمن')).toBe('أ م ن'));

test.each([
  ['Latin letters', false, 'gh-f-r'],
  ['the Arabic script', true, 'غ ف ر'],
])('in a language in %s a title names a root by what its readers read', async (_, isArabicScript, expected) => {
  vi.resetModules();
  vi.doMock('./messages/locale.ts', () => ({ IS_ARABIC_SCRIPT: isArabicScript }));
  const { rootName } = await import('./roots.ts');
  vi.doUnmock('./messages/locale.ts');
  vi.resetModules();
  expect(rootName({ letters: 'غفر', sound: 'gh-f-r' })).toBe(expected);
});
