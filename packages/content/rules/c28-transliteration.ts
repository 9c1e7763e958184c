import { findingInValue } from './written-values.ts';
import type { Rule } from './rule.ts';

export const noManualTransliterationRule: Rule = {
  code: 'c28',
  name: 'transliteration',
  reason: 'The transliteration is made from the Arabic by one engine; a card that writes its own needs a recorded reason.',
  hint: 'Remove "transliteration", or add an exception that says why the engine cannot make it.',
  *check(_, { written }) {
    for (const entry of written) if (entry.kind === 'transliteration') yield findingInValue(entry, 'is written by hand');
  },
};
