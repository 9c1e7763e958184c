import { expect, it } from 'vitest';
import { countDuasAndNarrations } from '../../../../packages/core/card-count.ts';
import type { Card, ArabicScript } from '../../../../packages/core/model.ts';
import { cardCountText } from './card-count-text.ts';

const card = (script: ArabicScript, id: string): Card => ({
  id: 'a',
  permanentId: 'prayer/ablution#a',
  script,
  arabic: '',
  translation: '',
  transliteration: '',
  references: [{ id, label: '' }],
});

it.each([
  [[card('quran', 'quran:1:1'), card('quran', 'quran:1:2')], '2 verses'],
  [[card('quran', 'quran:3:190-200'), card('quran', 'quran:1:2')], '2 passages'],
  [[card('quran', 'quran:1:1'), card('naskh', 'muslim:384')], '2 texts'],
  [[card('naskh', 'muslim:384'), card('naskh', 'abudawud:2042'), card('naskh', 'nasai:1282')], '3 texts'],
  [[card('naskh', 'muslim:384')], '1 text'],
  [[{ ...card('naskh', 'muslim:384'), kind: 'narration' as const }], '1 narration'],
  [[card('naskh', 'muslim:384'), { ...card('naskh', 'muslim:385'), kind: 'narration' as const }], '1 text and 1 narration'],
  [
    [card('quran', 'quran:1:1'), card('quran', 'quran:1:2'), { ...card('naskh', 'muslim:384'), kind: 'narration' as const }],
    '2 verses and 1 narration',
  ],
  [
    [
      { ...card('naskh', 'muslim:384'), kind: 'narration' as const },
      { ...card('naskh', 'muslim:385'), kind: 'narration' as const },
    ],
    '2 narrations',
  ],
])('says what the cards are and how many', (cards, words) => {
  expect(cardCountText(countDuasAndNarrations(cards))).toBe(words);
});
