import { inLeaf, type Leaf } from './leaves.ts';
import type { Rule } from './rule.ts';

const NAME = '{name}';
const LAYERS = ['arabic', 'transliteration', 'translation'] as const;

/** Layers beside a value that hold the placeholder, or lack it. */
const layers = ({ beside }: Leaf, has: boolean): string[] =>
  LAYERS.filter((layer) => {
    const value = beside[layer];
    return typeof value === 'string' && value.includes(NAME) === has;
  });

export const placeholders: Rule = {
  code: 'c27',
  name: 'placeholders',
  reason: "Where a reader says a person's name, {name} stands in every layer of the card alike.",
  hint: 'Write {name} in "arabic" and "translation", in small letters; no other word between braces.',
  *check(_, { leaves }) {
    for (const leaf of leaves) {
      if (leaf.layer === 'code') continue;
      const other = [...leaf.value.matchAll(/\{[^{}]*\}/g)].find(
        ([found]) => found !== NAME && !(leaf.key === 'link' && found === '{number}'),
      );
      if (other) yield inLeaf(leaf, `"${other[0]}" is no placeholder; {name} is the only one`, other.index);
      else if (leaf.key === 'translation' && layers(leaf, true).length > 0 && layers(leaf, false).length > 0) {
        yield inLeaf(leaf, `{name} stands in ${layers(leaf, true).join(', ')}, but not in ${layers(leaf, false).join(', ')}`);
      }
    }
  },
};
