import { withStraightApostrophes } from '../../core/without-article.ts';
import { valuesWithFirstLanguage, isPersonOrWorkName } from './values-with-first-language.ts';
import type { Rule } from './rule.ts';
import { wordAlternation } from './word-alternation.ts';
import { findingInValue } from './written-values.ts';

/** Keys in the files of names whose values are no names. */
const KEYS_WITHOUT_NAME = new Set(['numbering', 'called', 'except']);

/** A name without its honorific, which a sentence may leave out or have elsewhere. */
const withoutHonorific = (name: string, honorifics: readonly string[]): string => {
  const ending = honorifics.find((one) => name.endsWith(` ${one}`));
  return ending === undefined ? name : name.slice(0, -ending.length - 1);
};

/** Matches any of some names. */
const anyNamePattern = (names: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}-])(?<!\\p{L}{3}')(?:${wordAlternation(names)})(?![\\p{L}-])`, 'gu');

const namesFoundIn = (text: string, names: RegExp): ReadonlySet<string> => new Set(withStraightApostrophes(text).match(names));

export const consistentNamesRule: Rule = {
  code: 'c46',
  name: 'names',
  reason: 'A person and a work have one name in a language, so that a reader knows them again wherever they are named.',
  hint: 'Write the name as people.yaml, works.yaml or collections.yaml of the language has it.',
  *check({ language }, context) {
    const honorifics = language.settings?.honorifics ?? [];
    const all = [...valuesWithFirstLanguage(context)];
    const names = all
      .filter(({ entry }) => isPersonOrWorkName(entry) && !KEYS_WITHOUT_NAME.has(entry.key))
      .map(({ own, reference }) => ({
        own: withoutHonorific(withStraightApostrophes(own), honorifics),
        reference: withStraightApostrophes(reference),
      }));
    if (names.length === 0) return;
    const ofReference = anyNamePattern(names.map(({ reference }) => reference));
    const ofOwn = anyNamePattern(names.map(({ own }) => own));
    for (const beside of all) {
      if (isPersonOrWorkName(beside.entry)) continue;
      const own = namesFoundIn(beside.own, ofOwn);
      // A name is also found at the end of a longer one: a son's name ends in his father's.
      const isNamed = (name: string): boolean => own.has(name) || [...own].some((longer) => longer.endsWith(` ${name}`));
      for (const name of namesFoundIn(beside.reference, ofReference)) {
        const allowed = names.filter(({ reference }) => reference === name).map((one) => one.own);
        if (!allowed.some(isNamed)) yield findingInValue(beside.entry, `${name} is not named here as "${allowed[0]}"`);
      }
    }
  },
};
