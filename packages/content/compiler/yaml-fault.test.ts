import { expect, test } from 'vitest';
import { SourceFile } from './source-file.ts';

test.each([
  ['a key twice', 'title: A\ntitle: B\n', 2, 'a second time'],
  ['a tab', 'cards:\n\t- id: a\n', 2, 'a tab stands at the head'],
  ['a key too far to the left', 'cards:\n  - id: a\n   note: b\n', 3, 'too far to the left'],
  ['a key too far to the right', 'cards:\n  - id: a\n      note: b\n', 2, 'too far to the right'],
  ['a colon in a text', 'note: He said: yes\n', 1, '": " a second time'],
  ['an open quotation mark', 'note: "yes\n', 2, 'not closed'],
  ['a text beside its key', 'cards:\n  - id: a\n    arabic: |\n    نَعَمْ\n', 4, 'no part of the text above'],
  ['an id without its blank', 'cards:\n  - id:good\n    arabic: |\n      نَعَمْ\n', 2, 'the blank after the colon is missing'],
  ['a key without its blank', 'title:When\nneeds: [rain]\n', 1, 'the blank after the colon is missing'],
  ['a last key without its blank', 'title: A\nintro:When\n', 2, 'the blank after the colon is missing'],
  ['a second line of Arabic too far to the left', 'a:\n  b: |\n    نَعَمْ\n   نَعَمْ\n  c: d\n', 4, 'the Arabic stands too far to the left'],
  ['Arabic as far to the left as its key', 'a:\n  b: |\n    نَعَمْ\n  نَعَمْ\n  c: d\n', 4, 'the Arabic stands too far to the left'],
  ['a key beside its column', 'cards:\n  praise:\n     title: A\n    note: b\n', 4, 'not stand exactly below the keys'],
  ['an entry beside its column', 'pages:\n    - a\n  - b\n', 3, 'not stand exactly below the "- "'],
  ['an entry beside the others', 'pages:\n  - a: b\n   - c: d\n', 3, 'not stand exactly below the "- "'],
  ['a list on the line of its key', 'pages: - a\n', 1, 'on the line of its key'],
  ['an open list', 'needs: [rain\ncards: a\n', 2, 'in brackets that was opened'],
  ['a special sign', 'note: @home\n', 1, 'special sign'],
])('%s is reported in plain words', (_, text, line, says) => {
  const { problems } = new SourceFile('content/prayer/ablution.yaml', text);
  expect(problems.map((problem) => problem.message).join('\n')).toContain(says);
  expect(problems[0]?.line).toBe(line);
});
