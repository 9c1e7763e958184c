import { atValue, type WrittenValue } from './written-values.ts';
import type { Rule } from './rule.ts';

const NAME = '{name}';
const LAYERS = ['arabic', 'transliteration', 'translation'] as const;

/** Layers beside a value that hold the placeholder, or lack it. */
const layers = ({ beside }: WrittenValue, has: boolean): string[] =>
  LAYERS.filter((layer) => {
    const value = beside[layer];
    return typeof value === 'string' && value.includes(NAME) === has;
  });

export const placeholdersRule: Rule = {
  code: 'c27',
  name: 'placeholders',
  reason: "Where a reader says a person's name, {name} stands in every layer of the card alike.",
  hint: 'Write {name} in "arabic" and "translation", in small letters; no other word between braces.',
  *check(_, { written }) {
    for (const entry of written) {
      if (entry.layer === 'code') continue;
      const other = [...entry.value.matchAll(/\{[^{}]*\}/g)].find(
        ([found]) => found !== NAME && !(entry.key === 'link' && found === '{number}'),
      );
      if (other) yield atValue(entry, `"${other[0]}" is no placeholder; {name} is the only one`, other.index);
      else if (entry.key === 'translation' && layers(entry, true).length > 0 && layers(entry, false).length > 0) {
        yield atValue(entry, `{name} stands in ${layers(entry, true).join(', ')}, but not in ${layers(entry, false).join(', ')}`);
      }
    }
  },
};
