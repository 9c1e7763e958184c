/** Compares the calculated times with timetables that authorities have published. */
import { describe, expect, test } from 'vitest';
import { prayerTimesOn } from './prayer-day.ts';
import { TIMETABLES } from '../../../test/prayer-times/timetables.ts';
import { clockTime } from './words.ts';

const TABLE_EVENTS = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;
const MOST_MINUTES_APART = 2;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe.each(TIMETABLES)('$name, $source', ({ method, asr, place, days }) => {
  test.each(days)('the calculated times differ by at most two minutes: %s', (row) => {
    const [date = '', ...published] = row.split(' ');
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    const times = prayerTimesOn(place, { method, asr }, { year, month, day });
    const apart = TABLE_EVENTS.map((event, index) => {
      const ours = times ? clockTime(times[event], place.zone) : '';
      return [event, ours, published[index], Math.abs(minutesOf(ours) - minutesOf(published[index] ?? ''))] as const;
    });
    expect(apart).toHaveLength(published.length);
    expect(apart.filter(([, , , minutes]) => !(minutes <= MOST_MINUTES_APART))).toEqual([]);
  });
});

test('there are a few days of ten cities', () => {
  expect(TIMETABLES).toHaveLength(10);
  for (const { days } of TIMETABLES) expect(days.length).toBeGreaterThanOrEqual(8);
});
