import * as fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../platform/durations.ts';
import { LAST_HIDING_STEP_INDEX } from './steps.ts';
import { daysUntilDue, dueDuas, isDue, isKnown, whenText } from './due.ts';
import { type LearningRecord, parseLearningRecord } from './learned-dua.ts';
import { afterAnswer, type Answer } from './schedule.ts';

const DUA_ID = 'daily-life/rain#allahumma-sayyiban';
const HOUR_MS = 3_600_000;
const ANSWERS: readonly Answer[] = ['not yet', 'nearly', 'knew'];
const NEW: LearningRecord = { home: DUA_ID, at: '2026-11-22T06:00:00.000Z', step: 0 };
const at = (text: string): Date => new Date(text);

/** Makes the device's calendar that of a time zone. A worker thread cannot change its own `TZ`. */
function live(timeZone: string): void {
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  const part = (type: string) =>
    function partOf(this: Date): number {
      return Number(format.formatToParts(this.getTime()).find((one) => one.type === type)?.value);
    };
  const month = part('month');
  vi.spyOn(Date.prototype, 'getFullYear').mockImplementation(part('year'));
  vi.spyOn(Date.prototype, 'getDate').mockImplementation(part('day'));
  vi.spyOn(Date.prototype, 'getMonth').mockImplementation(function monthOf(this: Date) {
    return month.call(this) - 1;
  });
}
afterEach(() => vi.restoreAllMocks());

it('the steps with help are a day apart; after the last step the memory of the reader sets the interval', () => {
  let dua = NEW;
  const waits: string[] = [];
  let now = at('2026-11-22T06:00:00');
  for (const answer of ['knew', 'nearly', 'knew', 'knew', 'knew', 'knew', 'knew', 'not yet', 'knew'] as const) {
    dua = afterAnswer(dua, answer, dua.step, now);
    const days = daysUntilDue(dua, now);
    waits.push(`${answer}: step ${dua.step}, ${days}${isKnown(dua) ? ', known' : ''}`);
    now = new Date(now.getTime() + days * DAY_MS);
  }
  expect(waits).toMatchInlineSnapshot(`
    [
      "knew: step 1, 1",
      "nearly: step 1, 1",
      "knew: step 2, 1",
      "knew: step 3, 1",
      "knew: step 3, 3",
      "knew: step 3, 14",
      "knew: step 3, 57, known",
      "not yet: step 2, 1",
      "knew: step 3, 1",
    ]
  `);
});

const date = fc.date({ min: at('2000-01-01T00:00:00Z'), max: at('2100-01-01T00:00:00Z'), noInvalidDate: true });
const memory = fc.record({
  stability: fc.double({ min: 0.01, max: 36_500, noNaN: true }),
  difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
});
/** Any dua that can be stored: never answered, or answered at any time, even in the future. */
const anyDua = fc
  .record({
    step: fc.nat(LAST_HIDING_STEP_INDEX),
    answered: fc.option(date, { nil: undefined }),
    wait: fc.nat(400),
    memory: fc.option(memory, { nil: undefined }),
  })
  .map(({ wait, answered, ...rest }): LearningRecord => {
    if (!answered) return { ...NEW, step: rest.step };
    return { ...NEW, ...rest, answered: answered.toISOString(), due: new Date(answered.getTime() + wait * DAY_MS).toISOString() };
  });

it('for any record and any clock, a dua is due after now and within half a year, later for a better answer', () => {
  fc.assert(
    fc.property(anyDua, fc.nat(LAST_HIDING_STEP_INDEX), date, (dua, step, now) => {
      const waits = ANSWERS.map((answer) => Date.parse(afterAnswer(dua, answer, step, now).due ?? '') - now.getTime());
      expect(waits.filter((wait) => !(wait > 0 && wait <= 181 * DAY_MS))).toEqual([]);
      expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    }),
  );
});

it('an answer gives the same result each time, survives storage, and moves by at most one step', () => {
  fc.assert(
    fc.property(anyDua, fc.constantFrom(...ANSWERS), fc.nat(LAST_HIDING_STEP_INDEX), date, (dua, answer, step, now) => {
      const after = afterAnswer(dua, answer, step, now);
      expect(afterAnswer(dua, answer, step, now)).toEqual(after);
      expect(parseLearningRecord(DUA_ID, JSON.parse(JSON.stringify(after)))).toEqual(JSON.parse(JSON.stringify(after)));
      expect(Math.abs(after.step - step)).toBeLessThanOrEqual(1);
    }),
  );
});

it('answering "knew" never lowers the stability of a memory, up to its limit', () => {
  fc.assert(
    fc.property(memory, date, fc.integer({ min: 1, max: 200 }), (before, now, days) => {
      const answered = new Date(now.getTime() - days * DAY_MS).toISOString();
      const after = afterAnswer({ ...NEW, memory: before, answered, due: now.toISOString() }, 'knew', LAST_HIDING_STEP_INDEX, now);
      expect(after.memory?.stability).toBeGreaterThanOrEqual(Math.min(before.stability, 36_500));
    }),
  );
});

it('a clock that was ahead hides nothing: what it put off for years is due now', () => {
  const ahead = afterAnswer(NEW, 'knew', LAST_HIDING_STEP_INDEX, at('2040-01-01T12:00:00'));
  const now = at('2026-11-22T12:00:00');
  expect(isDue(ahead, now)).toBe(true);
  const after = afterAnswer(ahead, 'knew', LAST_HIDING_STEP_INDEX, now);
  expect(daysUntilDue(after, now)).toBeGreaterThan(0);
});

it.each(['Pacific/Kiritimati', 'Asia/Riyadh', 'UTC', 'Europe/London', 'America/New_York', 'Pacific/Pago_Pago'])(
  'in %s a dua due tomorrow is due from the next local date, at any hour and over a change of the clocks',
  (zone) => {
    live(zone);
    for (const day of ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2026-12-31']) {
      for (let hour = -24; hour < 24; hour++) {
        const now = new Date(at(`${day}T00:30:00Z`).getTime() + hour * HOUR_MS);
        const after = afterAnswer(NEW, 'nearly', 0, now);
        const own = now.getDate();
        let next = now;
        while (next.getDate() === own) next = new Date(next.getTime() + HOUR_MS);
        expect([daysUntilDue(after, now), isDue(after, new Date(next.getTime() - HOUR_MS)), isDue(after, next)]).toEqual([1, false, true]);
      }
    }
  },
);

it.each(['Pacific/Kiritimati', 'Asia/Jakarta', 'UTC', 'America/Los_Angeles', 'Pacific/Pago_Pago'])(
  'in %s the memory depends on the local dates of the answers, not on their hours',
  (zone) => {
    live(zone);
    const hours = Array.from({ length: 24 }, (_, index) => new Date(at('2026-11-22T00:30:00Z').getTime() + index * 3 * HOUR_MS));
    /** Stabilities after the second answer, by the number of nights between the two answers. */
    const stabilities = new Map<number, Set<number | undefined>>();
    for (const first of hours) {
      const before = afterAnswer(NEW, 'nearly', LAST_HIDING_STEP_INDEX, first);
      for (const second of hours.filter((hour) => hour >= first)) {
        const nights = second.getDate() - first.getDate();
        const after = afterAnswer(before, 'knew', LAST_HIDING_STEP_INDEX, second);
        stabilities.set(nights, (stabilities.get(nights) ?? new Set()).add(after.memory?.stability));
      }
    }
    expect([...stabilities.values()].map(({ size }) => size)).toEqual([...stabilities].map(() => 1));
    expect(stabilities.get(1)).not.toEqual(stabilities.get(0));
  },
);

it('over a journey around the world nothing is lost or put off by more than a day', () => {
  const now = at('2026-11-22T09:30:00Z');
  live('Pacific/Kiritimati');
  const after = afterAnswer(NEW, 'nearly', 0, now);
  live('Pacific/Pago_Pago');
  expect(daysUntilDue(after, now)).toBe(1);
  expect(isDue(after, new Date(now.getTime() + DAY_MS))).toBe(true);
});

it('what waits longest comes first, what was not begun last', () => {
  const now = at('2026-11-22T06:00:00');
  const dua = (id: string, due?: string): LearningRecord => ({
    ...NEW,
    home: id,
    ...(due ? { due, answered: '2026-11-01T06:00:00.000Z' } : {}),
  });
  const duas = [
    dua('new'),
    dua('later', '2026-11-25T06:00:00.000Z'),
    dua('second', '2026-11-21T06:00:00.000Z'),
    dua('first', '2026-11-20T06:00:00.000Z'),
  ];
  expect(dueDuas(duas, now).map(({ home }) => home)).toEqual(['first', 'second', 'new']);
});

it('says when in plain words', () => {
  const now = at('2026-11-22T06:00:00');
  expect([0, 1, 5, 14, 15, 60].map((days) => whenText(days, now))).toEqual([
    'today',
    'tomorrow',
    'in 5 days',
    'in 14 days',
    'on 7 December',
    'on 21 January 2027',
  ]);
});

it('every answer to any record that a file or a storage may hold gives a day within half a year', () => {
  const number = fc.oneof(fc.double(), fc.constantFrom(0.0005, 0.001, 1, 10, 36_500));
  const anyDate = fc.oneof(
    fc.date({ noInvalidDate: true }).map((day) => day.toISOString()),
    fc.constantFrom('+275760-09-13T00:00:00.000Z', '-271821-04-20T00:00:00.000Z', '2099-01-01', 'NaN'),
  );
  const record = fc.record(
    { at: anyDate, step: number, answered: anyDate, due: anyDate, memory: fc.record({ stability: number, difficulty: number }) },
    { requiredKeys: [] },
  );
  const now = at('2026-11-22T06:00:00Z');
  fc.assert(
    fc.property(record, fc.constantFrom(...ANSWERS), (stored, answer) => {
      const dua = parseLearningRecord(DUA_ID, stored) ?? NEW;
      const days = daysUntilDue(afterAnswer(dua, answer, LAST_HIDING_STEP_INDEX, now), now);
      expect(days).toBeGreaterThanOrEqual(1);
      expect(days).toBeLessThanOrEqual(183);
    }),
    { numRuns: 1000 },
  );
});
