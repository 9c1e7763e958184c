import { findingInValue } from './written-values.ts';
import type { Rule } from './rule.ts';

const LEFTOVER_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/<\/?[a-z][^>]*>/i, 'markup'],
  [/&(?:[a-z]+|#\d+|#x[\da-f]+);/i, 'an HTML entity'],
  [/\{\{|\}\}|\[\[|\]\]|\]\(/, 'a template sign'],
  [/[<>\\*_`$^|~=@]|^#/, 'a sign of markup'],
  [/\b(?:TODO|FIXME|TBC|TBD|XXX|lorem)\b/i, 'a note to oneself'],
  [/\.{3}|…/, 'an ellipsis, which leaves words out'],
];

export const authoringLeftoversRule: Rule = {
  code: 'c05',
  name: 'leftovers',
  reason: 'No markup, escape, note to oneself or cut-off value reaches a reader as text.',
  hint: 'Write the plain text; a value that holds " #" or ": " goes between quotes.',
  *check(_, { written }) {
    for (const entry of written) {
      if (entry.comment !== undefined) yield findingInValue(entry, `a comment cuts the value off: "# ${entry.comment}"`);
      if (entry.kind === 'code') continue;
      for (const [pattern, what] of LEFTOVER_PATTERNS) {
        const found = pattern.exec(entry.value);
        if (!found) continue;
        yield findingInValue(entry, `${what}: ${found[0]}`, found.index);
        break;
      }
    }
  },
};
