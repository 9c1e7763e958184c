import { wordBeginningPattern } from '../compiler/patterns.ts';
import { valuesWithFirstLanguage, isWordMeaning } from './values-with-first-language.ts';
import type { Rule } from './rule.ts';
import { findingInValue } from './written-values.ts';

export const glossaryTermPairsRule: Rule = {
  code: 'c47',
  name: 'terms',
  reason: 'A term of the first language has the word here that the glossary gives for it, so that readers meet one word for one thing.',
  hint: 'glossary.yaml of the language lists the terms under "pairs".',
  *check(_, context) {
    const pairs = (context.languageGlossary.pairs ?? []).map(({ reference, words }) => ({
      name: words,
      // Case-sensitive: in sentences a term is in lower case, or capitalized as a name. One that only a title capitalizes is not
      // matched: titles may use fewer words.
      reference: wordBeginningPattern(reference, 'u'),
      words: wordBeginningPattern(words),
    }));
    for (const { entry, own, reference } of valuesWithFirstLanguage(context)) {
      if (isWordMeaning(entry) || entry.key === 'words') continue;
      for (const pair of pairs) {
        const term = pair.reference.exec(reference)?.[0];
        if (term !== undefined && !pair.words.test(own))
          yield findingInValue(entry, `the first language has "${term}", but this one none of "${pair.name}"`);
      }
    }
  },
};
