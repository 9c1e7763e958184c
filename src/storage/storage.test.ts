import { afterEach, expect, it, vi } from 'vitest';
import { readJson, readText, removeText, writeJson, writeText } from './storage.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** A storage in memory, or one that refuses. */
function stub(fail = false): Map<string, string> {
  const kept = new Map<string, string>();
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {
    getItem: fail ? refuse : (key: string) => kept.get(key) ?? null,
    setItem: fail ? refuse : (key: string, value: string) => void kept.set(key, value),
    removeItem: fail ? refuse : (key: string) => void kept.delete(key),
  });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

it('keeps and forgets', () => {
  stub();
  expect(writeJson('count', 7)).toBe(true);
  expect(readJson('count', isNumber)).toBe(7);
  removeText('count');
  expect(readText('count')).toBeNull();
});

it('gives nothing for rubbish', () => {
  stub().set('count', '{"');
  expect(readJson('count', isNumber)).toBeUndefined();
  writeText('count', '"seven"');
  expect(readJson('count', isNumber)).toBeUndefined();
});

it('never throws where storage is blocked', () => {
  stub(true);
  expect(readText('x')).toBeNull();
  expect(writeText('x', '1')).toBe(false);
  expect(() => removeText('x')).not.toThrow();
});

it('never throws where there is no storage at all', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(readText('x')).toBeNull();
  expect(writeText('x', '1')).toBe(false);
});
