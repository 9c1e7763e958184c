import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseLearningRecord, rootIdOfSlug, slugOfRootId } from './learned-dua.ts';

const DUA_ID = 'daily-life/rain#allahumma-sayyiban';
const WHOLE = {
  at: '2026-11-20T04:00:00.000Z',
  step: 3,
  answered: '2026-11-21T04:00:00.000Z',
  due: '2026-11-25T04:00:00.000Z',
  memory: { stability: 4.2, difficulty: 5 },
};

it('reads what was written', () => {
  expect(parseLearningRecord(DUA_ID, WHOLE)).toEqual({ home: DUA_ID, ...WHOLE });
});

it('reads a record under the id of a root, and under no other id than that of a root or a card', () => {
  expect(parseLearningRecord('root:gh-f-r', WHOLE)).toEqual({ home: 'root:gh-f-r', ...WHOLE });
  expect(rootIdOfSlug('sh-y-a')).toBe('root:sh-y-a');
  expect(slugOfRootId(rootIdOfSlug('gh-f-r'))).toBe('gh-f-r');
  for (const id of ['root:', 'root:gh', 'root:gh-f', 'root:غفر', 'root:gh-f-r-x-y', 'word:gh-f-r'])
    expect([id, parseLearningRecord(id, WHOLE)]).toEqual([id, undefined]);
});

it.each([
  ['a step that is none', { step: 9 }, { step: 0 }],
  ['a step between two', { step: 1.5 }, { step: 0 }],
  ['no beginning', { at: 'long ago' }, { at: '1970-01-01T00:00:00.000Z' }],
  ['a wait of a thousand years', { due: '3026-11-25T04:00:00.000Z' }, { due: undefined }],
  ['due before it was answered', { due: '2020-01-01T00:00:00.000Z' }, { due: undefined }],
  ['never answered', { answered: null }, { answered: undefined, due: undefined }],
  ['a memory of nothing', { memory: { stability: 0, difficulty: 5 } }, { memory: undefined }],
  ['a memory that no scheduler makes', { memory: { stability: 0.0009, difficulty: 5 } }, { memory: undefined }],
  ['a memory that is text', { memory: 'yes' }, { memory: undefined }],
])('%s spoils nothing else', (_, wrong, becomes) => {
  expect(parseLearningRecord(DUA_ID, { ...WHOLE, ...wrong })).toEqual({ ...parseLearningRecord(DUA_ID, WHOLE), ...becomes });
});

it('any value stored under the id of a card is read as a learned dua, and reads back the same', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const dua = parseLearningRecord(DUA_ID, stored);
      expect(dua).toMatchObject({ home: DUA_ID });
      // It is written and read again as the same.
      expect(parseLearningRecord(DUA_ID, JSON.parse(JSON.stringify(dua)))).toEqual(dua);
    }),
  );
});

it.each([undefined, 7, '', '<script>', 'a/b', `a/b#${'x'.repeat(81)}`])('%j is no id of a card', (id) => {
  expect(parseLearningRecord(id, WHOLE)).toBeUndefined();
});
