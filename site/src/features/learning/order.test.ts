import { expect, it } from 'vitest';
import { dueDuas } from './due.ts';
import { idsOfSession, SESSION_SIZE, learnedWithTakenOut } from './order.ts';

const NOW = new Date('2026-11-22T06:00:00.000Z');
/** Begun at one moment, as by earlier versions of the app. */
const [first, second, third] = ['a', 'b', 'c'].map((id) => ({ home: `prayer/ablution#${id}`, at: '2026-11-22T05:00:00.000Z', step: 0 }));

it('a session has the first few duas that this version has, and skips those that it lacks', () => {
  const here = Array.from({ length: 9 }, (_, card) => `prayer/ablution#${card}`);
  const lacking = Array.from({ length: 9 }, (_, card) => `prayer/newer#${card}`);
  expect(idsOfSession([...lacking, ...here], new Set(here))).toEqual(here.slice(0, SESSION_SIZE));
});

it('a row that is taken out stays where it was, so that the next press does not take out another', () => {
  if (!first || !second || !third) throw new Error('three duas are made above');
  expect(dueDuas(learnedWithTakenOut([second, third], [first]), NOW)).toEqual([first, second, third]);
  expect(dueDuas(learnedWithTakenOut([first, third], [second]), NOW)).toEqual([first, second, third]);
});

it('a dua that was put back, or added again, stands there once, as it is kept now', () => {
  if (!first || !second) throw new Error('three duas are made above');
  const now = { ...first, step: 2 };
  expect(learnedWithTakenOut([now, second], [first])).toEqual([now, second]);
});
