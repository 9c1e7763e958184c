import { expect, it } from 'vitest';
import { formatDay, daysBetween, firstWeekdayOf, startOfWeek, finishedPagesByWeek } from './weeks.ts';

it.each([
  ['2026-11-24', 1, '2026-11-23'],
  ['2026-11-23', 1, '2026-11-23'],
  ['2026-11-22', 1, '2026-11-16'],
  ['2026-11-22', 7, '2026-11-22'],
  ['2026-11-21', 7, '2026-11-15'],
  ['2026-11-20', 6, '2026-11-14'],
  ['2027-01-02', 1, '2026-12-28'],
])('the week of %s, with weekday %i as its first day, begins on %s', (day, first, start) => {
  expect(startOfWeek(day, first)).toBe(start);
});

it('a week begins as the language has it', () => {
  expect(firstWeekdayOf('fr')).toBe(1);
  expect([1, 6, 7]).toContain(firstWeekdayOf('ur'));
});

it('puts pages into days and weeks, and has no day without one', () => {
  const page = (day: string, name: string) => ({ day, page: name, title: name });
  const pages = [page('2026-11-24', 'a/b'), page('2026-11-24', 'a/c'), page('2026-11-22', 'a/b'), page('2026-11-16', 'a/b')];
  expect(finishedPagesByWeek(pages, 1).map(({ start, days }) => [start, days.map(({ day, pages: ofDay }) => [day, ofDay.length])])).toEqual(
    [
      ['2026-11-23', [['2026-11-24', 2]]],
      [
        '2026-11-16',
        [
          ['2026-11-22', 1],
          ['2026-11-16', 1],
        ],
      ],
    ],
  );
});

it('counts days over a change of the clock, and says a day in words', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(formatDay('2026-11-24', { weekday: 'long', day: 'numeric', month: 'long' })).toBe('Tuesday 24 November');
});
