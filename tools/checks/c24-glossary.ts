import { inLeaf, wordAt } from './leaves.ts';
import type { Rule } from './rule.ts';

export const glossary: Rule = {
  code: 'c24',
  name: 'glossary',
  reason: 'Each English and Arabic term has one spelling, so that readers and the search meet the same word everywhere.',
  hint: 'content/glossary.yaml lists the spellings.',
  *check(_, context) {
    const compiled = (['english', 'arabic'] as const).map((layer) => ({
      layer,
      terms: context.glossary[layer].map(({ wrong, right }) => ({ pattern: new RegExp(wrong, 'u'), right })),
    }));
    for (const leaf of context.leaves) {
      // Verses carry a published translation to the letter, with spellings of its own.
      if (leaf.key === 'translation' && 'quran' in leaf.beside) continue;
      for (const { layer, terms } of compiled) {
        if (leaf.layer !== layer) continue;
        for (const { pattern, right } of terms) {
          const found = pattern.exec(leaf.value);
          if (found) yield inLeaf(leaf, `"${found[0].trim() || wordAt(leaf.value, found.index)}" is spelled "${right}" here`, found.index);
        }
      }
    }
  },
};
