import { characterName } from '../../arabic/script.ts';
import { isAllowed, blankOutPlaceholders } from './characters.ts';
import { findingInValue, wordAt } from './written-values.ts';
import type { Rule } from './rule.ts';

/** Quotation marks and apostrophes that a text editor, a word processor or a keyboard sets in place of straight ones. */
const TYPOGRAPHIC_MARK = /[‘’‚‛“”„‟«»‹›]/;

export const charactersRule: Rule = {
  code: 'c13',
  name: 'characters',
  reason: 'Each field holds only the characters of its script, so that no look-alike letter of another alphabet or keyboard slips in.',
  hint: 'Type the word again on the keyboard of its own language; no dagger alif, wasla alif, digits or quotation marks in Arabic.',
  *check({ language }, { written }) {
    const letters = language.settings?.letters ?? '';
    for (const entry of written) {
      // Nobody knows the letters of a language whose settings are faulty; that fault is told, and not each letter.
      if (entry.kind === 'language' && !language.settings) continue;
      const text = blankOutPlaceholders(entry.value);
      let index = 0;
      for (const char of text) {
        if (!isAllowed(char, entry, letters)) {
          const isMark = entry.kind === 'language' && TYPOGRAPHIC_MARK.test(char);
          yield {
            ...findingInValue(entry, `${characterName(char.codePointAt(0) ?? 0)} may not stand here: ${wordAt(text, index)}`, index),
            ...(isMark ? { hint: `Type apostrophes and quotation marks straight (' and "): the build sets those of the language.` } : {}),
          };
          break;
        }
        index += char.length;
      }
    }
  },
};
