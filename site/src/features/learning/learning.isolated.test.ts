import * as fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../../platform/test/stub-storage.ts';
import { dueDuas } from './due.ts';

const FOLDER = 'misbaha:learning/';
const RAIN = 'daily-life/rain#allahumma-sayyiban';
const SLEEP = 'morning-evening/before-sleeping#bismika';
const NOW = new Date('2026-11-22T06:00:00.000Z');

const duas = (...ids: string[]): { home: string }[] => ids.map((id) => ({ home: id }));

/** Loads the module afresh, as a newly loaded page does; each copy stands for a tab. */
const load = async () => {
  vi.resetModules();
  return import('./learning.ts');
};

afterEach(() => vi.unstubAllGlobals());

it('begins each dua once, and keeps it over a reload', async () => {
  stubStorage();
  const first = await load();
  expect(first.startLearning(duas(RAIN, SLEEP), NOW)).toEqual({ added: [RAIN, SLEEP], kept: true });
  expect(first.startLearning(duas(RAIN), new Date())).toEqual({ added: [], kept: true });
  const again = await load();
  const at = [NOW.toISOString(), '2026-11-22T06:00:00.001Z'];
  expect(again.learnedDuas()).toEqual([RAIN, SLEEP].map((id, index) => ({ home: id, at: at[index], step: 0 })));
  expect(again.learnedDuas()).toBe(again.learnedDuas());
});

it('keeps the card with which learning began, through answers too', async () => {
  stubStorage();
  const { startLearning, changeLearningRecord, cardQueriesOfLearnedDuas } = await load();
  const dua = { home: SLEEP, from: 'illness/sick-at-night#bismika' };
  startLearning([dua], NOW);
  changeLearningRecord(SLEEP, (record) => ({ ...record, step: 2 }));
  const again = await load();
  expect(again.learningRecordOf(SLEEP)).toEqual({ ...dua, at: NOW.toISOString(), step: 2 });
  expect(cardQueriesOfLearnedDuas([SLEEP, RAIN])).toEqual([dua, { home: RAIN }]);
});

it('duas are practised in the order in which they were begun together', async () => {
  stubStorage();
  const { startLearning, learnedDuas } = await load();
  startLearning(duas(SLEEP, RAIN), NOW);
  expect(dueDuas(learnedDuas(), NOW).map(({ home }) => home)).toEqual([SLEEP, RAIN]);
});

it('a dua that a page shows twice is begun and counted once', async () => {
  stubStorage();
  const { startLearning } = await load();
  expect(startLearning(duas(RAIN, RAIN), NOW)).toEqual({ added: [RAIN], kept: true });
});

it('changing a record leaves its other fields; a dua that is not learned gets no record', async () => {
  const kept = stubStorage();
  const { startLearning, changeLearningRecord, learningRecordOf } = await load();
  startLearning(duas(RAIN), NOW);
  for (const id of [RAIN, SLEEP]) expect(changeLearningRecord(id, (dua) => ({ ...dua, step: 2 }))).toBe(true);
  expect(learningRecordOf(RAIN)).toEqual({ home: RAIN, at: NOW.toISOString(), step: 2 });
  expect([...kept.keys()]).toEqual([FOLDER + RAIN]);
});

it('a dua that was taken out can be put back as it was, with fields that this version does not know', async () => {
  const text = JSON.stringify({ at: NOW.toISOString(), step: 2, voice: 'of a newer version' });
  const kept = stubStorage({ [FOLDER + RAIN]: text });
  const { stopLearning, learnedDuas } = await load();
  const { kept: isGone, undo } = stopLearning([RAIN]);
  expect([isGone, learnedDuas()]).toEqual([true, []]);
  expect(undo()).toBe(true);
  expect(Object.fromEntries(kept)).toEqual({ [FOLDER + RAIN]: text });
});

it('an answer keeps fields that the app does not know, and does not bring back a dua that was taken out meanwhile', async () => {
  const kept = stubStorage({ [FOLDER + RAIN]: JSON.stringify({ at: NOW.toISOString(), step: 2, voice: 'x' }) });
  const { changeLearningRecord, learningRecordOf } = await load();
  for (const id of [RAIN, SLEEP]) changeLearningRecord(id, (dua) => ({ ...dua, step: 3 }));
  expect(JSON.parse(kept.get(FOLDER + RAIN) ?? '')).toMatchObject({ step: 3, voice: 'x' });
  expect(learningRecordOf(SLEEP)).toBeUndefined();
});

it('two tabs lose nothing to each other', async () => {
  stubStorage();
  const [one, two] = [await load(), await load()];
  one.startLearning(duas(RAIN));
  two.startLearning(duas(SLEEP));
  one.changeLearningRecord(RAIN, (dua) => ({ ...dua, step: 1 }));
  expect(two.learnedDuas().map(({ home, step }) => [home, step])).toEqual([
    [RAIN, 1],
    [SLEEP, 0],
  ]);
});

it('reports that the device does not store the change', async () => {
  stubStorage({}, 0);
  const { startLearning, changeLearningRecord, learnedDuas } = await load();
  expect(startLearning(duas(RAIN))).toEqual({ added: [RAIN], kept: false });
  expect(changeLearningRecord(RAIN, (dua) => ({ ...dua, step: 2 }))).toBe(false);
  expect(learnedDuas().map(({ step }) => step)).toEqual([2]);
});

it('a thousand records of rubbish stay a thousand duas that are learned; none is lost, changed or in the way', async () => {
  const texts = fc.sample(
    fc.oneof(
      fc.string({ maxLength: 400 }),
      fc.json(),
      fc
        .record({ step: fc.anything(), at: fc.anything(), due: fc.anything(), answered: fc.anything(), memory: fc.anything() })
        .map((record) => {
          try {
            return JSON.stringify(record);
          } catch {
            return '{';
          }
        }),
    ),
    1000,
  );
  const rubbish = Object.fromEntries(texts.map((text, card) => [`${FOLDER}a/b#c${card}`, text]));
  const strange = { [`${FOLDER}<script>`]: '{}', [FOLDER]: 'x'.repeat(1_000_000), [FOLDER + SLEEP]: '[1'.repeat(100_000) };
  const kept = stubStorage({ ...rubbish, ...strange });
  const { learnedDuas, startLearning, changeLearningRecord } = await load();
  expect(learnedDuas()).toHaveLength(1001);
  startLearning(duas(RAIN, 'a/b#c0'));
  changeLearningRecord(RAIN, (dua) => ({ ...dua, step: 1 }));
  expect(learnedDuas()).toHaveLength(1002);
  kept.delete(FOLDER + RAIN);
  expect(Object.fromEntries(kept)).toEqual({ ...rubbish, ...strange });
});

it('roots stand beside the duas and are never taken for them', async () => {
  stubStorage();
  const { learnedDuas, learnedRoots, startLearning, stopLearning } = await load();
  startLearning(duas(RAIN, 'root:gh-f-r', 'root:r-hh-m'), NOW);
  expect(learnedDuas().map(({ home }) => home)).toEqual([RAIN]);
  expect(learnedRoots().map(({ home }) => home)).toEqual(['root:gh-f-r', 'root:r-hh-m']);
  expect(learnedRoots()).toBe(learnedRoots());
  stopLearning(['root:gh-f-r']);
  expect(learnedRoots()).toHaveLength(1);
});
