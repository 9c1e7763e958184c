import { inLeaf } from './leaves.ts';
import type { Rule } from './rule.ts';

const LEFTOVERS: readonly (readonly [RegExp, string])[] = [
  [/<\/?[a-z][^>]*>/i, 'markup'],
  [/&(?:[a-z]+|#\d+|#x[\da-f]+);/i, 'an HTML entity'],
  [/\{\{|\}\}|\[\[|\]\]|\]\(/, 'a template sign'],
  [/[<>\\*_`$^|~=@]|^#/, 'a sign of markup'],
  [/\b(?:TODO|FIXME|TBC|TBD|XXX|lorem)\b/i, 'a note to oneself'],
  [/\.{3}|…/, 'an ellipsis, which leaves words out'],
];

export const leftovers: Rule = {
  code: 'c05',
  name: 'leftovers',
  reason: 'No markup, escape, note to oneself or cut-off value reaches a reader as text.',
  hint: 'Write the plain text; a value that holds " #" or ": " goes between quotes.',
  *check(_, { leaves }) {
    for (const leaf of leaves) {
      if (leaf.comment !== undefined) yield inLeaf(leaf, `a comment cuts the value off: "# ${leaf.comment}"`);
      if (leaf.layer === 'code') continue;
      for (const [pattern, what] of LEFTOVERS) {
        const found = pattern.exec(leaf.value);
        if (!found) continue;
        yield inLeaf(leaf, `${what}: ${found[0]}`, found.index);
        break;
      }
    }
  },
};
