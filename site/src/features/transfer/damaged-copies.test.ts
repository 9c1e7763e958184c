/** Two hundred damaged and foreign files: each is refused with a sentence for the reader, and storage stays as it was. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../../platform/test/stub-storage.ts';
import { serializeCopy, MAX_COPY_BYTES, readCopy, TransferError } from './copy-file.ts';
import { readReaderData } from './reader-data.ts';
import { importCopy } from './import-copy.ts';

const LIST = {
  id: '7f1c2b9e-0c55-4c38-9d0e-0a4f6a3d2b11',
  name: 'صباح',
  items: [{ id: 'a/b#c', count: 33 }],
  changed: '2026-11-20T04:00:00.000Z',
};
const NOW = new Date('2026-11-24T12:00:00');
const DEVICE = {
  theme: 'night',
  'misbaha:saved/a/b#c': '2026-11-20T04:00:00.000Z',
  'misbaha:saved/a/b#d': '2026-11-21T04:00:00.000Z',
  'misbaha:learning/a/b#c': JSON.stringify({ at: '2026-11-20T04:00:00.000Z', step: 2, answered: '2026-11-21T04:00:00.000Z' }),
  [`misbaha:lists/${LIST.id}`]: JSON.stringify(LIST),
  'misbaha:counts/2026-11-24/a/b#c': '33',
  'misbaha:days/2026-11-23/a/b': 'Morning',
  'misbaha:place/a/b': '2026-11-24 3/9 c',
  'misbaha:reading': JSON.stringify({ arabicSize: 3 }),
};
const HERE = { theme: 'dark', 'misbaha:saved/x/y#z': '2026-11-19T04:00:00.000Z', 'misbaha:counts/2026-11-24/a/b#c': '5' };

/** A copy as another device makes it. */
function wholeCopy(): string {
  stubStorage(DEVICE);
  const text = serializeCopy(readReaderData());
  vi.unstubAllGlobals();
  return text;
}

const WHOLE = wholeCopy();
const BYTES = new TextEncoder().encode(WHOLE);

/** Numbers that are the same at each run (a linear congruential generator, Numerical Recipes). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Copies in each of which one to three bits are flipped. */
function flipped(count: number): string[] {
  const next = numbers(1);
  return Array.from({ length: count }, (_, at) => {
    const bytes = BYTES.slice();
    for (let change = 0; change <= at % 3; change++) {
      const place = next(bytes.length - 1);
      bytes[place] = (bytes[place] ?? 0) ^ (1 << next(8));
    }
    return textOf(bytes);
  });
}

const cut = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => textOf(BYTES.slice(0, Math.floor((BYTES.length - 2) * (at / count)))));

/** Copies in which a piece is missing or stands twice, or the beginning and the end have changed places. */
function shuffled(count: number): string[] {
  const next = numbers(2);
  return Array.from({ length: count }, (_, at) => {
    const [a, b] = [next(WHOLE.length - 40), 1 + next(30)];
    const [before, piece, after] = [WHOLE.slice(0, a), WHOLE.slice(a, a + b), WHOLE.slice(a + b)];
    return [before + after, before + piece + piece + after, after + piece + before][at % 3] ?? '';
  });
}

const KEYS = ['format', 'version', 'duas', 'learning', 'roots', 'lists', 'counts', 'days', 'places', 'settings', 'check'];
const VALUES: readonly unknown[] = [null, 7, 'x', true, [null], { x: 1 }];
const fields = JSON.parse(WHOLE) as Record<string, unknown>;

/** A key that has a value of another type, or is missing; the rest is whole. */
const mistyped = KEYS.flatMap((key) => [
  ...VALUES.map((value) => JSON.stringify({ ...fields, [key]: value })),
  ...(['duas', 'lists', 'check'].includes(key) ? [JSON.stringify({ ...fields, [key]: undefined })] : []),
]);

const foreign = [
  '',
  ' ',
  'null',
  '[]',
  '7',
  '"misbaha-saved"',
  '{}',
  '{"format":"misbaha-list","version":1,"name":"x","items":[]}',
  '{"format":"other-app-backup","version":1,"duas":[]}',
  '{"type":"FeatureCollection","features":[]}',
  'PK\u0003\u0004',
  '%PDF-1.7',
  '\u0000'.repeat(1000),
  '<!doctype html><title>x</title>',
  '['.repeat(100_000),
  `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
  `{"format":"misbaha-saved","version":1,"duas":"${'x'.repeat(MAX_COPY_BYTES)}"}`,
  JSON.stringify({ ...fields, version: 2 }),
  JSON.stringify({ ...fields, version: 1e300 }),
  JSON.stringify({ ...fields, duas: Array.from({ length: 50_000 }, () => ({ home: 'a/b#c', at: 'x' })) }),
];

const FILES = [...flipped(70), ...cut(30), ...shuffled(15), ...mistyped, ...foreign].filter((text) => {
  // A text with the same data in another notation is not damaged.
  try {
    return JSON.stringify(JSON.parse(text)) !== JSON.stringify(fields);
  } catch {
    return true;
  }
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('the undamaged copy is imported', () => {
  const kept = stubStorage(HERE);
  vi.setSystemTime(NOW);
  expect(importCopy(WHOLE, NOW)).toMatchObject({ saved: 2, learned: 1, lists: { added: [LIST.name] }, counts: 2, days: 1, settings: 1 });
  expect(kept.size).toBeGreaterThan(Object.keys(HERE).length);
});

it('at least two hundred are tried', () => {
  expect(FILES.length).toBeGreaterThanOrEqual(200);
});

it.each(FILES.map((text, at) => [at, text.slice(0, 40), text]))(
  'file %i (%j…) is refused with a sentence, and storage is untouched',
  (_at, _head, text) => {
    const kept = stubStorage(HERE);
    const before = [...kept];
    let said: unknown;
    try {
      importCopy(text, NOW);
    } catch (error) {
      said = error;
    }
    expect(said).toBeInstanceOf(TransferError);
    expect((said as Error).message).toMatch(/^\S.{20,}\.$/);
    expect([...kept]).toEqual(before);
  },
);

describe('a hand-written file with a valid checksum', () => {
  /** As `serializeCopy` writes it, but of values that no device has. */
  const handMade = (parts: Record<string, unknown>): string =>
    serializeCopy({
      duas: [],
      learning: [],
      roots: [],
      lists: [],
      counts: new Map(),
      days: new Map(),
      places: new Map(),
      settings: new Map(),
      ...parts,
    });

  it.each([
    ['lists', { lists: [{ id: 'x' }] }, 'entry 1 of the lists'],
    ['lists that are no list', { lists: 'x' }, 'entry 1 of the lists'],
    ['counts', { counts: new Map([['2026-11-24/a/b#c', -1]]) }, 'entry 1 of the counts'],
    ['names of counts', { counts: new Map([['__proto__', 1]]) }, 'entry 1 of the counts'],
    ['counts whose day is not followed by a slash', { counts: new Map([['2026-11-24 a/b#c', 1]]) }, 'entry 1 of the counts'],
    ['counts of a list without a card', { counts: new Map([[`2026-11-24/list:${LIST.id}#`, 1]]) }, 'entry 1 of the counts'],
    ['days whose day is not followed by a slash', { days: new Map([['2026-11-24 a/b', 'x']]) }, 'entry 1 of the days'],
    ['places of no page', { places: new Map([['a', '2026-11-24 1/3 c']]) }, 'entry 1 of the places'],
    ['places of a day that does not exist', { places: new Map([['a/b', '2026-13-45 1/3 c']]) }, 'entry 1 of the places'],
    ['days', { days: new Map([['2026-11-24/a/b', 'x'.repeat(201)]]) }, 'entry 1 of the days'],
    ['places', { places: new Map([['a/b', '2026-11-24 9/3 c']]) }, 'entry 1 of the places'],
    ['settings', { settings: new Map([['theme', 7]]) }, 'entry 1 of the settings'],
    ['settings beyond all bounds', { settings: new Map([['reading', { x: 'x'.repeat(6000) }]]) }, 'entry 1 of the settings'],
    ['too many lists', { lists: Array.from({ length: 1001 }, () => LIST) }, 'At most 100 lists'],
  ])('%s: says where it cannot be read', (_, parts, sentence) => {
    expect(() => readCopy(handMade(parts))).toThrow(sentence);
  });

  it('a setting that this version does not know is passed over', () => {
    expect(
      readCopy(
        handMade({
          settings: new Map<string, unknown>([
            ['ofTomorrow', 1],
            ['theme', 'dark'],
          ]),
        }),
      ).settings,
    ).toEqual(new Map([['theme', 'dark']]));
  });
});
