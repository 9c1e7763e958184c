import { expect, test } from 'vitest';
import { sharedText } from './use-on-shared-text.ts';

test.each([
  ['', ''],
  ['?text=dua', 'dua'],
  ['?title=A%20message&text=dua&url=https%3A%2F%2Fa.example', 'A message\ndua\nhttps://a.example'],
  ['?title=dua&text=dua', 'dua'],
  ['?title=dua&text=a%20dua%20here', 'a dua here'],
  ['?text=%20%0A', ''],
])('%s brings %j', (search, text) => {
  expect(sharedText(search)).toBe(text);
});
