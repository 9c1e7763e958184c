import { nameOf } from '../../text/arabic.ts';
import { COMBINING } from './characters.ts';
import { inLeaf, wordAt } from './leaves.ts';
import type { Rule } from './rule.ts';

export const composed: Rule = {
  code: 'c16',
  name: 'composed',
  reason:
    'A letter that has a code point of its own (آ أ إ ؤ ئ, ā ī ū ḥ) is written with it, not as a letter and a loose sign, so that equal words are equal bytes.',
  hint: 'Type the letter as one; some systems take letters apart when text is copied (NFD).',
  *check(_, { leaves }) {
    for (const leaf of leaves) {
      const found = COMBINING.exec(leaf.value);
      if (found)
        yield inLeaf(
          leaf,
          `${nameOf(found[0].codePointAt(0) ?? 0)} stands apart from its letter: ${wordAt(leaf.value, found.index)}`,
          found.index,
        );
    }
  },
};
