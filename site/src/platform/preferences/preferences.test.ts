import { expect, it } from 'vitest';
import { parsePreferences } from './preferences.ts';

it.each([
  ['kept before meanings were there', { transliteration: 'words' }, 'sound'],
  ['of another version', { transliteration: 'words', underWords: 'roots' }, 'sound'],
  ['of today', { transliteration: 'words', underWords: 'both' }, 'both'],
])('a record %s shows under each word the lines that it names, or else the sound', (_, kept, underWords) => {
  expect(parsePreferences(kept)).toMatchObject({ transliteration: 'words', underWords });
});

it('a record from before faces could be chosen gets the default faces', () => {
  expect(parsePreferences({ arabicSize: 2 })).toMatchObject({ arabicFace: 'naskh', languageFace: 'first' });
  expect(parsePreferences({ arabicFace: 'indopak', languageFace: 'choice' })).toMatchObject({
    arabicFace: 'indopak',
    languageFace: 'choice',
  });
});

it('each text size is read from its own field, and is normal where the field is missing', () => {
  expect(parsePreferences({ arabicSize: 2, englishSize: -1 })).toMatchObject({ arabicSize: 2, englishSize: -1 });
  expect(parsePreferences({ arabicSize: 2 })).toMatchObject({ arabicSize: 2, englishSize: 0 });
});
