import { afterEach, expect, it, vi } from 'vitest';
import { createStoredEntries, removeEntries } from './stored-entries.ts';
import { stubStorage } from '../test/stub-storage.ts';

afterEach(() => vi.unstubAllGlobals());

it('keeps each entry under a key of its own and names them in order', () => {
  const kept = stubStorage({ other: 'x' });
  const entries = createStoredEntries('a/');
  entries.set('2', 'two');
  entries.set('1', 'one');
  expect(entries.names()).toEqual(['1', '2']);
  expect(entries.names('2')).toEqual(['2']);
  entries.remove('1');
  expect(Object.fromEntries(kept)).toEqual({ other: 'x', 'a/2': 'two' });
});

it('two tabs that see one another’s writes too late lose nothing', () => {
  // Each process has a copy of the storage; writes reach the other copy key by key, some time later.
  const entries = createStoredEntries('a/');
  const views = [stubStorage(), stubStorage()];
  for (let count = 0; count < 10; count++) {
    const view = views[count % 2];
    vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => void view?.set(key, value) });
    entries.set(String(count), 'x');
  }
  const settled = Object.fromEntries(views.flatMap((view) => [...view]));
  expect(Object.keys(settled)).toHaveLength(10);
});

it('undoing a removal makes no entry that another tab had removed before', () => {
  const kept = stubStorage({ 'a/1': 'one' });
  const { undo } = removeEntries(createStoredEntries('a/'), ['1', '2']);
  expect(Object.fromEntries(kept)).toEqual({});
  expect(undo()).toBe(true);
  expect(Object.fromEntries(kept)).toEqual({ 'a/1': 'one' });
});
