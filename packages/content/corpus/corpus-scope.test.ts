import { expect, test } from 'vitest';
import type { ExportedText } from '../compiler/exported-text.ts';
import { textsInCorpusScope } from './corpus-scope.ts';

const text = (id: string, more: Partial<ExportedText> = {}): ExportedText => ({
  id,
  route: '/a/b',
  arabic: 'نَعَمْ',
  translation: 'Yes.',
  references: ['bukhari:1'],
  ...more,
});

test('a reused card is checked only if it has references of its own, and omitted words are never checked', () => {
  const texts = [
    text('a/b#c'),
    text('a/d#c', { use: 'a/b#c' }),
    text('a/e#c', { use: 'a/b#c', references: ['bukhari:2'] }),
    text('a/f#c', { use: 'a/b#c', references: [], told_in: ['bukhari:2'] }),
    text('a/b#omitted.1', { kind: 'omitted' }),
  ];
  expect(textsInCorpusScope(texts).map(({ id }) => id)).toEqual(['a/b#c', 'a/e#c', 'a/f#c']);
});
