import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../test/stub-storage.ts';

let storage: typeof import('./storage.ts');

beforeEach(async () => {
  vi.resetModules();
  storage = await import('./storage.ts');
});
afterEach(() => vi.unstubAllGlobals());

/** A storage that refuses everything. */
function stubBlocked(): void {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 });
}

it('keeps and forgets', () => {
  const kept = stubStorage();
  expect(storage.writeText('a/1', 'one')).toBe(true);
  expect(storage.writeText('b/1', 'two')).toBe(true);
  expect(storage.readText('a/1')).toBe('one');
  expect(storage.keysWithPrefix('a/')).toEqual(['a/1']);
  expect(storage.removeText('a/1')).toBe(true);
  expect(storage.readText('a/1')).toBeNull();
  expect([...kept.keys()]).toEqual(['b/1']);
});

it.each(['is blocked', 'is not there'])('never throws where storage %s, and holds what it was given until the page is closed', (state) => {
  if (state === 'is blocked') stubBlocked();
  else vi.stubGlobal('localStorage', undefined);
  expect(storage.readText('a/1')).toBeNull();
  expect(storage.writeText('a/1', '1')).toBe(false);
  expect(storage.readText('a/1')).toBe('1');
  expect(storage.keysWithPrefix('a/')).toEqual(['a/1']);
  expect(storage.removeText('a/1')).toBe(false);
  expect(storage.readText('a/1')).toBeNull();
  expect(storage.keysWithPrefix('a/')).toEqual([]);
});

it('distinguishes a full storage, which keeps its data, from a storage that keeps nothing', () => {
  const kept = stubStorage({ theme: 'dark' }, 10);
  expect(storage.writeText('misbaha:reading', '{}')).toBe(false);
  expect(storage.isStorageFull()).toBe(true);
  expect([...kept]).toEqual([['theme', 'dark']]);
  stubBlocked();
  expect(storage.writeText('misbaha:reading', '{}')).toBe(false);
  expect(storage.isStorageFull()).toBe(false);
  stubStorage({}, 0);
  expect(storage.writeText('misbaha:reading', '{}')).toBe(false);
  expect(storage.isStorageFull()).toBe(false);
});

it('reads back a value that a full storage refused, until another tab writes the key', () => {
  const kept = stubStorage({ theme: 'dark' }, 10);
  expect(storage.writeText('theme', 'night and day')).toBe(false);
  expect(storage.readText('theme')).toBe('night and day');
  kept.set('theme', 'light');
  expect(storage.readText('theme')).toBe('light');
});

it.each([
  ['{"', undefined],
  [null, undefined],
  ['[1]', [1]],
])('%j as JSON is %j', (text, value) => {
  expect(storage.parseJson(text)).toEqual(value);
});
