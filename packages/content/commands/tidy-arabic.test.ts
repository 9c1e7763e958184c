import { expect, test } from 'vitest';
import { tidyPasted } from './tidy-arabic.ts';

test.each([
  ['Latin', 'Allahumma', 'there is no Arabic in the input'],
  ['nothing', '', 'there is no Arabic in the input'],
  ['a gap', 'محمد', 'missing  line 1, word 1 محمد'],
  ['words in brackets', 'قُلْ (ثَلَاثًا)', 'words in brackets'],
])('%s cannot be read, and the report says why', (_, text, why) => {
  const { isReadable, report } = tidyPasted(text);
  expect([isReadable, report.join('\n')]).toEqual([false, expect.stringContaining(why)]);
});

test('vowelled Arabic can be read', () => {
  expect(tidyPasted('قُلْ\n')).toEqual({ text: 'قُلْ', report: [], gaps: [], isReadable: true });
});

test('what was changed and what was supplied are told apart', () => {
  const { text, report } = tidyPasted('عِندَهُ الحَمْدُ');
  expect(text).toBe('عِنْدَهُ الْحَمْدُ');
  expect(report.map((line) => line.split(' ')[0])).toEqual(['changed', 'supplied']);
});
