import { expect, it } from 'vitest';
import { pageOf } from './wanted.ts';

it.each(['saved', 'prayer', 'prayer/ablution', 'Prayer/Ablution', 'daily-life/when-raining'])('%s is a page to go back to', (of) => {
  expect(pageOf(of)).toBe(`/${of}`);
});

it.each([
  null,
  '',
  '/example.org',
  '//example.org',
  '\\example.org',
  '/\\example.org',
  '\t/example.org',
  'prayer/',
  'prayer/ablution/more',
  'prayer/..//example.org',
  'javascript:alert(1)',
  'prayer?one',
  'prayer#x',
  'prayer/ablution\n',
])('%j is none', (of) => {
  expect(pageOf(of)).toBeUndefined();
});
