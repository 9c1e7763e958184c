import { findingInValue, isVerseTranslation } from './written-values.ts';
import type { Rule } from './rule.ts';

const OPENING_BRACKET_BY_CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '﴾': '﴿' };
const OPENING_BRACKETS = new Set(Object.values(OPENING_BRACKET_BY_CLOSING));

/** The place of the first bracket without its partner, or -1. */
function indexOfUnpairedBracket(value: string): number {
  const open: { char: string; index: number }[] = [];
  for (let index = 0; index < value.length; index++) {
    const char = value.charAt(index);
    if (OPENING_BRACKETS.has(char)) open.push({ char, index });
    const partner = OPENING_BRACKET_BY_CLOSING[char];
    if (partner !== undefined && open.pop()?.char !== partner) return index;
  }
  return open[0]?.index ?? -1;
}

export const bracketsRule: Rule = {
  code: 'c19',
  name: 'brackets',
  reason: 'Brackets and quotation marks come in pairs; a lone one means that words were lost.',
  hint: 'Look for its partner, or take it out.',
  *check(_, { written }) {
    for (const entry of written) {
      const index = indexOfUnpairedBracket(entry.value);
      if (index >= 0) yield findingInValue(entry, `"${entry.value.charAt(index)}" has no partner`, index);
      const quotes = entry.value.split('"').length - 1;
      // A quotation may run over several verses; the compiler closes it at the end of the verses that the page shows.
      if (quotes % 2 === 1 && !isVerseTranslation(entry))
        yield findingInValue(entry, 'a quotation mark has no partner', entry.value.lastIndexOf('"'));
    }
  },
};
