import { besideReference, isName } from './beside-reference.ts';
import type { Rule } from './rule.ts';
import { findingInValue } from './written-values.ts';

/** Values beside a name that are no name themselves. */
const NO_NAME = new Set(['numbering', 'called', 'except']);

const straight = (text: string): string => text.replaceAll('’', "'");
/** A name without what honours the person, which stands once in a sentence and may stand elsewhere in it. */
const withoutHonorific = (name: string, honorifics: readonly string[]): string => {
  const ending = honorifics.find((one) => name.endsWith(` ${one}`));
  return ending === undefined ? name : name.slice(0, -ending.length - 1);
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Any of some names, the longest first, so that a name within a longer one is not taken for itself. */
const anyOf = (names: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}-])(?<!\\p{L}{3}')(?:${names
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})(?![\\p{L}-])`,
    'gu',
  );

const found = (text: string, names: RegExp): ReadonlySet<string> => new Set(straight(text).match(names));

export const namesRule: Rule = {
  code: 'c46',
  name: 'names',
  reason: 'A person and a work have one name in a language, so that a reader knows them again wherever they are named.',
  hint: 'Write the name as people.yaml, works.yaml or collections.yaml of the language has it.',
  *check({ language }, context) {
    const honorifics = language.settings?.honorifics ?? [];
    const all = [...besideReference(context)];
    const names = all
      .filter(({ entry }) => isName(entry) && !NO_NAME.has(entry.key))
      .map(({ own, reference }) => ({ own: withoutHonorific(straight(own), honorifics), reference: straight(reference) }));
    if (names.length === 0) return;
    const ofReference = anyOf(names.map(({ reference }) => reference));
    const ofOwn = anyOf(names.map(({ own }) => own));
    for (const beside of all) {
      if (isName(beside.entry)) continue;
      const own = found(beside.own, ofOwn);
      // A son's name has that of his father.
      const isNamed = (name: string): boolean => own.has(name) || [...own].some((longer) => longer.endsWith(` ${name}`));
      for (const name of found(beside.reference, ofReference)) {
        const allowed = names.filter(({ reference }) => reference === name).map((one) => one.own);
        if (!allowed.some(isNamed)) yield findingInValue(beside.entry, `${name} is not named here as "${allowed[0]}"`);
      }
    }
  },
};
