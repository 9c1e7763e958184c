/**
 * Whatever text is stored, all functions that read it return a valid or empty value. For screens, see
 * `site/test/components/storage.test.tsx`.
 */
import * as fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { ENTRY_NAMES, rubbish, SEED, STORED_KEYS } from '../../../test/components/rubbish.ts';
import { oneKeyShortcutsOffRecord } from '../../platform/navigation/shortcut-key.ts';
import { DEFAULTS as DEFAULT_PREFERENCES, parsePreferences, readPreferences } from '../../platform/preferences/preferences.ts';
import { stubStorage } from '../../platform/test/stub-storage.ts';
import { THEMES, readTheme } from '../../platform/theme/theme.ts';
import { MAX_COUNT, todaysCountOf } from '../counting/counts.ts';
import { countingDay } from '../counting/last-count.ts';
import { resumePointOf } from '../counting/resume-point.ts';
import { doesWholeCardCount } from '../counting/without-looking.ts';
import { finishedPages, isDay, parseFinishedPage } from '../counting/finished-pages.ts';
import { parseLearningRecord } from '../learning/learned-dua.ts';
import { learnedDuas, learnedRoots, serializeLearningRecord } from '../learning/learning.ts';
import { parseListRecord } from '../lists/list-record.ts';
import { allLists } from '../lists/lists.ts';
import { DEFAULT_PLAN, parsePlan, readPlan } from '../prayer-times/plan.ts';
import { readReminderSettings, DEFAULT_REMINDER_SETTINGS as DEFAULT_TIMES, parseReminderSettings } from '../reminders/times.ts';
import { parseSavedDua } from '../saved/saved-dua.ts';
import { savedDuas } from '../saved/saved.ts';
import { readReaderData } from './reader-data.ts';

afterEach(() => vi.unstubAllGlobals());

/** Fields of all records. */
const FIELDS = [
  ...Object.keys({ ...DEFAULT_PREFERENCES, ...DEFAULT_PLAN, ...DEFAULT_TIMES }),
  ...'isOn time wholeCard id name items changed deleted at step answered due memory stability difficulty count from'.split(' '),
  ...'latitude longitude zone occasion minutes side event'.split(' '),
];
/** Values of which some are valid, so that a parser accepts a part of a record. */
const value = fc.oneof(
  { maxDepth: 3, withCrossShrink: true },
  fc.jsonValue(),
  fc.constantFrom(0, 1, -2, 7, 200, true, 'words', 'fajr', '06:30', ENTRY_NAMES.lists[0], ENTRY_NAMES.duas[0], '2026-11-24T04:00:00.000Z'),
);
const record = fc.dictionary(
  fc.constantFrom(...FIELDS),
  fc.oneof(value, fc.array(value), fc.dictionary(fc.constantFrom(...FIELDS), value)),
);
/** A list and a learned dua that are right but for some fields. */
const nearlyRight = fc.oneof(
  fc.record(
    {
      id: fc.constant(ENTRY_NAMES.lists[0]),
      name: fc.constant('Mine'),
      changed: fc.constant('2026-11-24T04:00:00.000Z'),
      items: fc.oneof(value, fc.array(fc.oneof(value, record))),
      deleted: value,
    },
    { requiredKeys: ['id', 'name', 'changed'] },
  ),
  fc.record(
    { at: value, step: value, answered: fc.constant('2026-11-24T04:00:00.000Z'), due: value, memory: record },
    { requiredKeys: [] },
  ),
);
const text = fc.oneof(
  rubbish,
  fc.oneof(record, nearlyRight).map((fields) => JSON.stringify(fields)),
  fc.bigInt({ min: 0n, max: 10n ** 12n }).map(String),
);

/** What a later visit reads, once a value was stored. */
const storedAgain = (stored: unknown): unknown => JSON.parse(JSON.stringify(stored));

it('any stored text is read as valid or empty data, which reads the same when it is stored again', () => {
  fc.assert(
    fc.property(text, (stored) => {
      stubStorage(Object.fromEntries(STORED_KEYS.map((key) => [key, stored])));
      expect(THEMES).toContain(readTheme());
      for (const [read, parse] of [
        [readPreferences, parsePreferences],
        [readReminderSettings, parseReminderSettings],
        [readPlan, parsePlan],
      ] as const)
        expect(parse(storedAgain(read()))).toEqual(read());
      for (const flag of [doesWholeCardCount(), oneKeyShortcutsOffRecord.read()]) expect(typeof flag).toBe('boolean');
      for (const list of allLists()) expect(parseListRecord(storedAgain(list))).toEqual(list);
      for (const dua of [...learnedDuas(), ...learnedRoots()])
        expect(parseLearningRecord(dua.home, JSON.parse(serializeLearningRecord(dua)))).toEqual(dua);
      for (const dua of savedDuas()) expect(parseSavedDua(storedAgain(dua))).toEqual(dua);
      for (const { day, page, title } of finishedPages()) expect(parseFinishedPage(`${day}/${page}`, title)).toBeDefined();
      expect(isDay(countingDay())).toBe(true);
      const [count = ''] = ENTRY_NAMES.counts;
      expect(Number.isInteger(todaysCountOf(count.slice(count.indexOf('/') + 1)))).toBe(true);
      expect(todaysCountOf(count.slice(count.indexOf('/') + 1))).toBeLessThanOrEqual(MAX_COUNT);
      for (const page of ENTRY_NAMES.places) expect(resumePointOf(page)?.position ?? 1).toBeGreaterThan(0);
      const { counts, settings } = readReaderData();
      for (const times of counts.values()) expect(times).toBeGreaterThan(0);
      for (const setting of settings.values()) expect(setting).not.toBeNull();
    }),
    { seed: SEED, numRuns: 500 },
  );
  expect('x' in {}).toBe(false);
});
