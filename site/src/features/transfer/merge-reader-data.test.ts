import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LearningRecord } from '../learning/learned-dua.ts';
import type { ListItem, ListRecord } from '../lists/list-record.ts';
import { mergeReaderData, type MergeableData } from './merge-reader-data.ts';

// Few values of each kind, so that both devices often have the same entry with the same time.
const dua = fc.constantFrom('a/b#c', 'a/b#d', 'a/e#f');
const day = fc.constantFrom('2026-11-20', '2026-11-21', '2026-11-22');
const moment = day.map((one) => `${one}T04:00:00.000Z`);
const listId = fc.constantFrom(1, 2, 3).map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);

const byId = { selector: ({ home }: { home: string }) => home };
/** The card that was saved or added, where it is not that of the permanent id. */
const from = fc.constantFrom('x/y#c', 'x/y#d');
const saved = fc.uniqueArray(fc.record({ home: dua, at: moment, from }, { requiredKeys: ['home', 'at'] }), byId);
const learnedOf = (id: fc.Arbitrary<string>): fc.Arbitrary<LearningRecord[]> =>
  fc.uniqueArray(
    fc.record(
      {
        home: id,
        at: moment,
        step: fc.integer({ min: 0, max: 2 }),
        answered: moment,
        due: moment,
        memory: fc.record({ stability: fc.constantFrom(1, 2), difficulty: fc.constantFrom(1, 2) }),
      },
      { requiredKeys: ['home', 'at', 'step'] },
    ),
    byId,
  );
const list: fc.Arbitrary<ListRecord> = fc.oneof(
  fc.record({
    id: listId,
    name: fc.constantFrom('Morning', 'Evening'),
    items: fc.tuple(fc.record<ListItem, 'id'>({ id: fc.constant('a/b#c'), count: fc.constantFrom(2, 3), from }, { requiredKeys: ['id'] })),
    changed: moment,
  }),
  fc.record({ id: listId, deleted: fc.constant(true as const), changed: moment }),
);
const mapOf = <T>(name: fc.Arbitrary<string>, value: fc.Arbitrary<T>): fc.Arbitrary<Map<string, T>> =>
  fc.uniqueArray(fc.tuple(name, value), { selector: ([one]) => one }).map((entries) => new Map(entries));
const page = fc.constantFrom('a/b', 'a/e');

const device: fc.Arbitrary<MergeableData> = fc.record({
  duas: saved,
  learning: learnedOf(dua),
  roots: learnedOf(fc.constantFrom('root:gh-f-r', 'root:r-hh-m')),
  lists: fc.uniqueArray(list, { selector: ({ id }) => id }),
  counts: mapOf(
    fc.tuple(day, dua).map((parts) => parts.join('/')),
    fc.integer({ min: 1, max: 3 }),
  ),
  days: mapOf(
    fc.tuple(day, page).map((parts) => parts.join('/')),
    fc.constantFrom('Morning', 'Matin'),
  ),
  places: mapOf(
    page,
    fc.tuple(day, fc.constantFrom('2/9 c', '10/12 d', '10/12 e')).map((parts) => parts.join(' ')),
  ),
});

/** Sorted by name, as a device reads its entries. */
const sorted = (kept: MergeableData): MergeableData => mergeReaderData(kept, kept);

describe('the merge of two devices, over all kinds together', () => {
  it('does not depend on which is merged into which', () => {
    fc.assert(
      fc.property(device, device, (a, b) => {
        expect(mergeReaderData(a, b)).toEqual(mergeReaderData(b, a));
      }),
      { numRuns: 500 },
    );
  });

  it('does not depend on the order of several', () => {
    fc.assert(
      fc.property(device, device, device, (a, b, c) => {
        expect(mergeReaderData(mergeReaderData(a, b), c)).toEqual(mergeReaderData(a, mergeReaderData(b, c)));
      }),
      { numRuns: 500 },
    );
  });

  it('changes nothing when it is done again', () => {
    fc.assert(
      fc.property(device, device, (a, b) => {
        const merged = mergeReaderData(a, b);
        expect(mergeReaderData(merged, merged)).toEqual(merged);
        expect(mergeReaderData(merged, b)).toEqual(merged);
        expect(mergeReaderData(merged, a)).toEqual(merged);
        expect(sorted(sorted(a))).toEqual(sorted(a));
      }),
      { numRuns: 500 },
    );
  });

  it('loses no name of either and makes up no entry', () => {
    fc.assert(
      fc.property(device, device, (a, b) => {
        const merged = mergeReaderData(a, b);
        for (const kind of ['duas', 'learning', 'roots'] as const) {
          const both: { home: string }[] = [...a[kind], ...b[kind]];
          expect(merged[kind].map(({ home }) => home)).toEqual([...new Set(both.map(({ home }) => home))].toSorted());
          for (const one of merged[kind]) expect(both).toContainEqual(one);
        }
        for (const kind of ['counts', 'days', 'places'] as const) {
          const both: [string, unknown][] = [...a[kind], ...b[kind]];
          expect([...merged[kind].keys()]).toEqual([...new Set(both.map(([name]) => name))].toSorted());
          for (const entry of merged[kind]) expect(both).toContainEqual(entry);
        }
      }),
    );
  });
});

describe('of two entries of one name', () => {
  const NONE: MergeableData = { duas: [], learning: [], roots: [], lists: [], counts: new Map(), days: new Map(), places: new Map() };
  const [early, late] = ['2026-11-20T04:00:00.000Z', '2026-11-21T04:00:00.000Z'];

  it('the first time of saving holds', () => {
    const [one, other] = [early, late].map((at) => ({ ...NONE, duas: [{ home: 'a/b#c', at }] })) as [MergeableData, MergeableData];
    expect(mergeReaderData(other, one).duas).toEqual(one.duas);
  });

  it('the later review holds, also over one that went further', () => {
    const further = { home: 'a/b#c', at: early, step: 5, answered: early };
    const later = { home: 'a/b#c', at: late, step: 1, answered: late };
    const begun = { home: 'a/b#c', at: early, step: 0 };
    const merged = mergeReaderData({ ...NONE, learning: [further] }, { ...NONE, learning: [later] });
    expect(merged.learning).toEqual([later]);
    expect(mergeReaderData(merged, { ...NONE, learning: [begun] }).learning).toEqual([later]);
  });

  it('the resume point of the later day wins; on one day the one further on, compared as numbers', () => {
    const at = (text: string): MergeableData => ({ ...NONE, places: new Map([['a/b', text]]) });
    expect(mergeReaderData(at('2026-11-20 9/12 c'), at('2026-11-21 2/12 d')).places.get('a/b')).toBe('2026-11-21 2/12 d');
    expect(mergeReaderData(at('2026-11-21 9/12 c'), at('2026-11-21 10/12 d')).places.get('a/b')).toBe('2026-11-21 10/12 d');
  });
});
