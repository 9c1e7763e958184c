import { wrongSpellingPattern } from '../compiler/patterns.ts';
import { findingInValue, wordAt } from './written-values.ts';
import type { Rule } from './rule.ts';

export const termSpellingsRule: Rule = {
  code: 'c24',
  name: 'glossary',
  reason: 'Each term has one spelling in each language, so that readers and the search meet the same word everywhere.',
  hint: 'glossary.yaml lists the spellings: in content/ those of the Arabic, in the folder of a language its own.',
  *check(_, context) {
    const { glossary, languageGlossary } = context;
    const compiled = [
      { kind: 'arabic', list: glossary.arabic },
      { kind: 'language', list: languageGlossary.terms },
    ].map(({ kind, list }) => ({
      kind,
      terms: list.map(({ wrong, right }) => ({ pattern: wrongSpellingPattern(wrong), right })),
    }));
    for (const entry of context.written) {
      for (const { kind, terms } of compiled) {
        // Needs are the words as people type them, whatever we print.
        if (entry.kind !== kind || entry.key === 'needs') continue;
        for (const { pattern, right } of terms) {
          const found = pattern.exec(entry.value);
          if (found)
            yield findingInValue(entry, `"${found[0].trim() || wordAt(entry.value, found.index)}" is spelled "${right}" here`, found.index);
        }
      }
    }
  },
};
