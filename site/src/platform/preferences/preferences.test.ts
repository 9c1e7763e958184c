import { expect, it } from 'vitest';
import { parsePreferences } from './preferences.ts';

it.each([
  ['kept before meanings were there', { transliteration: 'words' }, 'sound'],
  ['of another version', { transliteration: 'words', underWords: 'roots' }, 'sound'],
  ['of today', { transliteration: 'words', underWords: 'both' }, 'both'],
])('a record %s shows the view word by word with what it asks for', (_, kept, underWords) => {
  expect(parsePreferences(kept)).toMatchObject({ transliteration: 'words', underWords });
});

it('a record that was kept before faces could be chosen has the first of each', () => {
  expect(parsePreferences({ arabicSize: 2 })).toMatchObject({ arabicFace: 'naskh', languageFace: 'first' });
  expect(parsePreferences({ arabicFace: 'indopak', languageFace: 'choice' })).toMatchObject({
    arabicFace: 'indopak',
    languageFace: 'choice',
  });
});

it('each size is the one that was kept for it', () => {
  expect(parsePreferences({ arabicSize: 2, englishSize: -1 })).toMatchObject({ arabicSize: 2, englishSize: -1 });
  expect(parsePreferences({ arabicSize: 2 })).toMatchObject({ arabicSize: 2, englishSize: 0 });
});
