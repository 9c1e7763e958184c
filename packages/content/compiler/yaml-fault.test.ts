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
  ['an open list', 'needs: [rain\ncards: a\n', 2, 'in brackets that was opened'],
  ['a special sign', 'note: @home\n', 1, 'special sign'],
])('%s is told in plain words', (_, text, line, says) => {
  const { problems } = new SourceFile('content/prayer/ablution.yaml', text);
  expect(problems.map((problem) => problem.message).join('\n')).toContain(says);
  expect(problems[0]?.line).toBe(line);
});
