import { nameOf } from '../../text/arabic/script.ts';
import { INVISIBLE } from './characters.ts';
import { atValue, wordAt } from './written-values.ts';
import type { Rule } from './rule.ts';

export const invisibleRule: Rule = {
  code: 'c14',
  name: 'invisible',
  reason:
    'No tatweel, zero-width sign, direction control, soft hyphen or presentation form but ﷺ ﴿ ﴾: they cannot be seen, and break search, copying and shaping.',
  hint: 'Delete the word and type it again; text pasted from elsewhere often carries such signs.',
  *check(_, { written }) {
    for (const entry of written) {
      const found = INVISIBLE.exec(entry.value);
      if (found) yield atValue(entry, `${nameOf(found[0].codePointAt(0) ?? 0)} in ${wordAt(entry.value, found.index)}`, found.index);
    }
  },
};
