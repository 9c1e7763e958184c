import { inLeaf } from './leaves.ts';
import type { Rule } from './rule.ts';

export const transliteration: Rule = {
  code: 'c28',
  name: 'transliteration',
  reason: 'The transliteration is made from the Arabic by one engine; a card that writes its own needs a recorded reason.',
  hint: 'Remove "transliteration", or add an exception that says why the engine cannot make it.',
  *check(_, { leaves }) {
    for (const leaf of leaves) if (leaf.layer === 'transliteration') yield inLeaf(leaf, 'is written by hand');
  },
};
