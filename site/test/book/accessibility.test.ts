import { expect, test } from 'vitest';
import { documentsWithNewMarkup } from './accessibility.ts';

test('documentsWithNewMarkup picks a document with an element or a nesting that no earlier document has', () => {
  const page = (body: string): string => `<html><body>${body}</body></html>`;
  const documents = new Map([
    ['plain', page('<h1>A</h1><p>one</p>')],
    ['same', page('<h1>B</h1><p>two</p><p>three</p>')],
    ['class', page('<h1>C</h1><p class="note">four</p>')],
    ['nested', page('<blockquote><p>five</p></blockquote>')],
  ]);
  expect(documentsWithNewMarkup(documents)).toEqual(['plain', 'class', 'nested']);
});
