import { characterName } from '../../arabic/script.ts';
import { INVISIBLE_OR_PRESENTATION_FORM } from './characters.ts';
import { findingInValue, wordAt } from './written-values.ts';
import type { Rule } from './rule.ts';

export const invisibleCharactersRule: Rule = {
  code: 'c14',
  name: 'invisible',
  reason:
    'No tatweel, zero-width sign, direction control, soft hyphen or presentation form but ﷺ ﴿ ﴾: they cannot be seen, and break search, copying and shaping.',
  hint: 'Pasted Arabic goes through `npm run --silent arabic:tidy`, which takes such signs out; elsewhere delete the word and type it again.',
  *check(_, { written }) {
    for (const entry of written) {
      const first = INVISIBLE_OR_PRESENTATION_FORM.exec(entry.value);
      if (!first) continue;
      const found = [...entry.value.matchAll(new RegExp(INVISIBLE_OR_PRESENTATION_FORM, 'g'))].map(
        ({ 0: sign, index }) => `${characterName(sign.codePointAt(0) ?? 0)} in ${wordAt(entry.value, index)}`,
      );
      yield findingInValue(entry, [...new Set(found)].join(', '), first.index);
    }
  },
};
