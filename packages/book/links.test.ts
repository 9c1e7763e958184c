import { expect, test } from 'vitest';
import { linkFaults } from './links.ts';

const page = (file: string, body: string) => ({ file, content: `<html><body>${body}</body></html>` });

test('a link to a missing file or a missing place is reported; links out of the book are not checked', () => {
  const good = page(
    'a.xhtml',
    '<p id="one"><a href="b.xhtml#two"/><a href="#one"/><a href="https://sunnah.com/x"/><a href="mailto:a@b.example"/></p>',
  );
  const other = page('b.xhtml', '<p id="two"><a href="a.xhtml"/></p>');
  expect(linkFaults([good, other])).toEqual([]);
  expect(linkFaults([good])).toEqual(['a.xhtml leads to b.xhtml#two']);
  expect(linkFaults([page('b.xhtml', '<p id="two"><a href="#three"/></p>')])).toEqual(['b.xhtml leads to #three']);
});

test('a place that a file has twice is reported', () => {
  expect(linkFaults([page('a.xhtml', '<p id="one"/><p id="one"/>')])).toEqual(['a.xhtml has #one twice']);
});
