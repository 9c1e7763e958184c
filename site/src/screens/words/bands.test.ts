import { expect, test } from 'vitest';
import { rootFrequencyBands, rootsByLetter } from './bands.ts';

const root = (letters: string, count: number): { letters: string; sense: string; count: number } => ({ letters, sense: 'x', count });
const roots = [root('أله', 255), root('غفر', 50), root('خير', 49), root('ولد', 20), root('بلغ', 1), root('أبد', 1)];

test('rootFrequencyBands groups roots by the number of their duas and leaves out empty groups', () => {
  expect(rootFrequencyBands(roots).map(({ id, least, most, roots: own }) => [id, least, most, own.map(({ letters }) => letters)])).toEqual([
    ['in-50', 50, undefined, ['أله', 'غفر']],
    ['in-20', 20, 49, ['خير', 'ولد']],
    ['in-0', 0, 1, ['بلغ', 'أبد']],
  ]);
});

test('rootsByLetter groups roots by their first letter, in alphabetical order', () => {
  expect(rootsByLetter(roots).map(({ letter, roots: own }) => [letter, ...own.map(({ letters }) => letters)])).toEqual([
    ['أ', 'أبد', 'أله'],
    ['ب', 'بلغ'],
    ['خ', 'خير'],
    ['غ', 'غفر'],
    ['و', 'ولد'],
  ]);
});
