import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Card } from '../../../../packages/core/model.ts';
import { startIndex, unfinishedStepIndexes, nextUnfinishedIndex, stepsOfPage } from './steps.ts';

const card = (id: string, repeat?: number, kind?: 'narration'): Card => ({
  id,
  permanentId: `a/b#${id}`,
  script: 'naskh',
  arabic: '',
  translation: '',
  transliteration: '',
  references: [],
  ...(repeat ? { repeat } : {}),
  ...(kind ? { kind } : {}),
});

const CARDS = [card('once'), card('told', undefined, 'narration'), card('thrice', 3), card('hundred', 100)];
const STEPS = stepsOfPage('a/b', CARDS);

it('has a step for each card that is said, and not for a narration, under the key of the page that shows it', () => {
  expect(STEPS.map(({ key, times }) => [key, times])).toEqual([
    ['a/b#once', 1],
    ['a/b#thrice', 3],
    ['a/b#hundred', 100],
  ]);
  expect(STEPS.map(({ isCounted }) => isCounted)).toEqual([false, true, true]);
});

it.each([
  [
    [0, 0, 0],
    [0, 1, 2],
  ],
  [
    [1, 2, 99],
    [1, 2],
  ],
  [[1, 3, 101], []],
  [[5, 3], [2]],
])('with %j said, %j are left', (counts, left) => {
  expect(unfinishedStepIndexes(STEPS, counts)).toEqual(left);
});

it.each([
  ['a card that waits', [1, 0, 0], 'hundred', 2],
  ['a card that the page no longer has', [1, 0, 0], 'gone', 1],
  ['no card', [0, 3, 0], undefined, 0],
  ['a card, though all is said', [1, 3, 100], 'thrice', 3],
])('finds the first card to show after the reader stopped at %s', (_, counts, stoppedAt, at) => {
  expect(startIndex(STEPS, counts, stoppedAt)).toBe(at);
});

it('going on from card to card visits each unfinished card once, in order', () => {
  const all = fc.array(fc.tuple(fc.nat(5), fc.nat(6)), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(all, (pairs) => {
      const steps = stepsOfPage(
        'a/b',
        pairs.map(([repeat], index) => card(`c${index}`, repeat || undefined)),
      );
      const counts = pairs.map(([, count]) => count);
      const seen: number[] = [];
      for (let at = nextUnfinishedIndex(steps, counts, -1); at < steps.length; at = nextUnfinishedIndex(steps, counts, at)) seen.push(at);
      expect(seen).toEqual(unfinishedStepIndexes(steps, counts));
    }),
  );
});
