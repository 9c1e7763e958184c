import { expect, test } from 'vitest';
import type { Card } from '../../../../packages/core/model.ts';
import { COPY_LAYERS } from '../../platform/preferences/preferences.ts';
import { cardText } from './card-text.ts';

test('a card as text has each chosen layer once, in the order of the card', () => {
  const card = { arabic: 'قُلْ', transliteration: 'qul', translation: 'Say', references: [] } as unknown as Card;
  expect(cardText(card, COPY_LAYERS.toReversed(), 'address').split('\n\n')).toEqual(['قُلْ', 'qul', 'Say', 'address']);
  expect(cardText(card, ['translation'], 'address')).toBe('Say');
});

test('title, instruction and repetitions come first where the translation is copied', () => {
  const card = {
    title: 'Over the palms',
    instruction: 'Blow into the palms.',
    repeat: 3,
    arabic: 'قُلْ',
    transliteration: 'qul',
    translation: 'Say',
    references: [],
  };
  expect(cardText(card as unknown as Card, ['arabic', 'translation'], '').split('\n\n')).toEqual([
    'Over the palms\nBlow into the palms.\n3 times',
    'قُلْ',
    'Say',
  ]);
  expect(cardText(card as unknown as Card, ['arabic'], '')).toBe('قُلْ');
});

test('where the reader says a name, no placeholder is copied', () => {
  const card = { arabic: 'تَقَبَّلْ مِنْ {name}', transliteration: 'taqabbal min {name}', translation: 'Accept it from {name}.', references: [] };
  expect(cardText(card as unknown as Card, ['arabic', 'transliteration', 'translation'], '').split('\n\n')).toEqual([
    'تَقَبَّلْ مِنْ …',
    'taqabbal min (name)',
    'Accept it from (name).',
  ]);
});
