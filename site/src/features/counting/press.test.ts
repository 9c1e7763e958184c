import { afterEach, expect, it, vi } from 'vitest';
import { stubPageEvents, stubStorage } from '../../platform/test/stub-storage.ts';
import { addOneAndVibrate } from './press.ts';

afterEach(() => vi.unstubAllGlobals());

it('vibrates for each count, longer at every 33rd, in a pattern at the last', () => {
  const felt: unknown[] = [];
  stubStorage();
  stubPageEvents();
  vi.stubGlobal('navigator', { vibrate: (pattern: unknown) => felt.push(pattern) > 0 });
  for (let count = 1; count <= 100; count++) expect(addOneAndVibrate('adhkar/dhikr#hundred', 100)).toBe(count);
  const marks = felt.flatMap((pattern, index) => (pattern === 12 ? [] : [[index + 1, pattern]]));
  expect(marks).toEqual([
    [33, 90],
    [66, 90],
    [99, 90],
    [100, [30, 60, 30]],
  ]);
});
