import type { Library } from '../compiler/library.ts';
import { findingAt, type Finding } from './finding.ts';
import { findingInValue } from './written-values.ts';
import type { Rule } from './rule.ts';

const NAME = '{name}';
const LAYERS = ['arabic', 'transliteration', 'translation'] as const;

/** Cards that have the placeholder in some layers and not in others. */
function* missingPlaceholders({ cards }: Library): Iterable<Finding> {
  for (const { card, file, path, reuses } of cards) {
    const has = LAYERS.filter((layer) => card[layer].includes(NAME));
    const lacks = LAYERS.filter((layer) => !has.includes(layer));
    if (reuses || has.length === 0 || lacks.length === 0) continue;
    yield findingAt(
      file,
      [...path, 'translation'],
      `${card.permanentId}: {name} stands in ${has.join(', ')}, but not in ${lacks.join(', ')}`,
    );
  }
}

export const namePlaceholderRule: Rule = {
  code: 'c27',
  name: 'placeholders',
  reason: "Where a reader says a person's name, {name} stands in every layer of the card alike.",
  hint: 'Write {name} in "arabic" and "translation", in small letters; no other word between braces.',
  *check(library, { written }) {
    yield* missingPlaceholders(library);
    for (const entry of written) {
      if (entry.kind === 'code') continue;
      const other = [...entry.value.matchAll(/\{[^{}]*\}/g)].find(
        ([found]) => found !== NAME && !(entry.file.path.endsWith('/verdicts.yaml') && ['{person}', '{scholars}'].includes(found)),
      );
      if (other) yield findingInValue(entry, `"${other[0]}" is no placeholder; {name} is the only one`, other.index);
    }
  },
};
