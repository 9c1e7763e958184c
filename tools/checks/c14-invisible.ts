import { nameOf } from '../../text/arabic.ts';
import { INVISIBLE } from './characters.ts';
import { inLeaf, wordAt } from './leaves.ts';
import type { Rule } from './rule.ts';

export const invisible: Rule = {
  code: 'c14',
  name: 'invisible',
  reason:
    'No tatweel, zero-width sign, direction control, soft hyphen or presentation form but ﷺ ﴿ ﴾: they cannot be seen, and break search, copying and shaping.',
  hint: 'Delete the word and type it again; text pasted from elsewhere often carries such signs.',
  *check(_, { leaves }) {
    for (const leaf of leaves) {
      const found = INVISIBLE.exec(leaf.value);
      if (found) yield inLeaf(leaf, `${nameOf(found[0].codePointAt(0) ?? 0)} in ${wordAt(leaf.value, found.index)}`, found.index);
    }
  },
};
