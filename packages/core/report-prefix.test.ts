import { expect, test } from 'vitest';
import { toldInPhrase } from './report-prefix.ts';

test('references that only report the text are introduced once, after the references that quote it', () => {
  const references = [
    { id: 'bukhari:1', label: 'Sahih al-Bukhari 1' },
    { id: 'bukhari:2', label: 'Sahih al-Bukhari 2', told: true as const },
    { id: 'muslim:3', label: 'Sahih Muslim 3', told: true as const },
  ];
  expect(references.map(({ label }, index) => toldInPhrase(references, index) + label)).toEqual([
    'Sahih al-Bukhari 1',
    'told in Sahih al-Bukhari 2',
    'Sahih Muslim 3',
  ]);
  expect(toldInPhrase(references.slice(1), 0)).toBe('Told in ');
});
