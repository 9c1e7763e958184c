import { nameOf } from '../../text/arabic.ts';
import { isAllowed, withoutPlaceholders } from './characters.ts';
import { inLeaf, wordAt } from './leaves.ts';
import type { Rule } from './rule.ts';

export const characters: Rule = {
  code: 'c13',
  name: 'characters',
  reason: 'Each field holds only the characters of its script, so that no look-alike letter of another alphabet or keyboard slips in.',
  hint: 'Type the word again on the keyboard of its own language; no dagger alif, wasla alif, digits or quotation marks in Arabic.',
  *check(_, { leaves }) {
    for (const leaf of leaves) {
      const text = withoutPlaceholders(leaf.value);
      let index = 0;
      for (const char of text) {
        if (!isAllowed(char, leaf)) {
          yield inLeaf(leaf, `${nameOf(char.codePointAt(0) ?? 0)} may not stand here: ${wordAt(text, index)}`, index);
          break;
        }
        index += char.length;
      }
    }
  },
};
