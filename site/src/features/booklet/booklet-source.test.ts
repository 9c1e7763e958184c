import { expect, it } from 'vitest';
import { addressOfBookletSource } from './booklet-source.ts';

it.each(['saved', 'prayer', 'prayer/ablution', 'Prayer/Ablution', 'daily-life/when-raining'])('%s is a page to go back to', (of) => {
  expect(addressOfBookletSource(of)).toBe(`/${of}`);
});

it('a list is a page to go back to, by its id', () => {
  const id = '7f1c2b9e-0c55-4c38-9d0e-0a4f6a3d2b11';
  expect(addressOfBookletSource(`list:${id}`)).toBe(`/lists?list=${id}`);
});

it.each([
  null,
  'list:',
  'list:x//example.org',
  'list:7f1c2b9e-0c55-4c38-9d0e-0a4f6a3d2b11&one',
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
])('%j is no page to go back to', (of) => {
  expect(addressOfBookletSource(of)).toBeUndefined();
});
