import { characterName } from '../../arabic/script.ts';
import { DECOMPOSED_LETTER_MARK } from './characters.ts';
import { findingInValue, wordAt } from './written-values.ts';
import type { Rule } from './rule.ts';

export const composedLettersRule: Rule = {
  code: 'c16',
  name: 'composed',
  reason:
    'A letter that has a code point of its own (آ أ إ ؤ ئ, ā ī ū ḥ) is written with it, not as a letter and a loose sign, so that equal words are equal bytes.',
  hint: 'Type the letter as one; some systems take letters apart when text is copied (NFD).',
  *check(_, { written }) {
    for (const entry of written) {
      const found = DECOMPOSED_LETTER_MARK.exec(entry.value);
      if (found)
        yield findingInValue(
          entry,
          `${characterName(found[0].codePointAt(0) ?? 0)} stands apart from its letter: ${wordAt(entry.value, found.index)}`,
          found.index,
        );
    }
  },
};
