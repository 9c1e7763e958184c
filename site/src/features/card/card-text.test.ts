import { expect, test } from 'vitest';
import type { Card } from '../../../../packages/core/model.ts';
import { LAYERS } from '../../platform/preferences/preferences.ts';
import { cardText } from './card-text.ts';

test('a card as text has each chosen layer once, in the order of the card', () => {
  const card = { arabic: 'قُلْ', transliteration: 'qul', translation: 'Say', references: [] } as unknown as Card;
  expect(cardText(card, LAYERS.toReversed(), 'address').split('\n\n')).toEqual(['قُلْ', 'qul', 'Say', 'address']);
  expect(cardText(card, ['translation'], 'address')).toBe('Say');
});
