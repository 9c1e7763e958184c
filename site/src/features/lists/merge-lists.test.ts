import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DuaList, ListItem, ListRecord } from './list-record.ts';
import { mergeLists } from './merge-lists.ts';

const uuid = (digit: number): string => `00000000-0000-4000-8000-00000000000${digit}`;
// Few of each, so that the same list, the same moment and the same name meet.
const id = fc.integer({ min: 0, max: 3 }).map(uuid);
const changed = fc.integer({ min: 0, max: 3 }).map((day) => `2026-11-2${day}T04:00:00.000Z`);
const item: fc.Arbitrary<ListItem> = fc.record(
  { id: fc.constantFrom('a/b#c', 'a/b#d'), count: fc.constant(2), from: fc.constantFrom('x/y#c', 'x/y#d') },
  { requiredKeys: ['id'] },
);
const items = fc.uniqueArray(item, { selector: ({ id: dua }) => dua });
const record: fc.Arbitrary<ListRecord> = fc.oneof(
  fc.record({ id, name: fc.constantFrom('Morning', 'Evening'), items, changed }),
  fc.record({ id, deleted: fc.constant(true as const), changed }),
);
/** What a device has: each list once. */
const device = fc.uniqueArray(record, { selector: (one) => one.id });

describe('the merge of devices', () => {
  it('does not depend on which is merged into which', () => {
    fc.assert(
      fc.property(device, device, (a, b) => {
        expect(mergeLists(a, b)).toEqual(mergeLists(b, a));
      }),
      { numRuns: 1000 },
    );
  });

  it('does not depend on the order of several', () => {
    fc.assert(
      fc.property(device, device, device, (a, b, c) => {
        expect(mergeLists(mergeLists(a, b), c)).toEqual(mergeLists(a, mergeLists(b, c)));
      }),
    );
  });

  it('changes nothing when it is done again', () => {
    fc.assert(
      fc.property(device, device, (a, b) => {
        const merged = mergeLists(a, b);
        expect(mergeLists(merged, merged)).toEqual(merged);
        expect(mergeLists(merged, b)).toEqual(merged);
      }),
    );
  });

  it('has each list of both once, and each as one of them has it', () => {
    fc.assert(
      fc.property(device, device, (a, b) => {
        const merged = mergeLists(a, b);
        expect(merged.map((one) => one.id)).toEqual([...new Set([...a, ...b].map((one) => one.id))].toSorted());
        for (const one of merged) expect([...a, ...b]).toContainEqual(one);
      }),
    );
  });
});

describe('of two records of one list', () => {
  const early: DuaList = { id: uuid(1), name: 'Early', items: [], changed: '2026-11-20T04:00:00.000Z' };
  const late: DuaList = { ...early, name: 'Late', changed: '2026-11-21T04:00:00.000Z' };

  it('the later one holds as a whole', () => {
    expect(mergeLists([late], [early])).toEqual([late]);
  });

  it('a later deletion holds, and a change after it too', () => {
    const deleted: ListRecord = { id: early.id, deleted: true, changed: '2026-11-20T12:00:00.000Z' };
    expect(mergeLists([early], [deleted])).toEqual([deleted]);
    expect(mergeLists([late], [deleted])).toEqual([late]);
  });

  it('of the same moment and otherwise equal, the one that says which card was added holds', () => {
    const one: DuaList = { ...late, items: [{ id: 'a/b#c' }] };
    const other: DuaList = { ...late, items: [{ id: 'a/b#c', from: 'x/y#c' }] };
    expect(mergeLists([one], [other])).toEqual([other]);
    expect(mergeLists([other], [one])).toEqual([other]);
  });

  it('of the same moment a deletion holds', () => {
    const deleted: ListRecord = { id: late.id, deleted: true, changed: late.changed };
    expect(mergeLists([late], [deleted])).toEqual([deleted]);
  });
});
