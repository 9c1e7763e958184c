import { FIRST_LANGUAGE } from '../../../site.config.ts';
import { readLanguageSettings } from '../compiler/language-settings.ts';
import type { Finding } from './finding.ts';
import { isInterfaceValue } from './interface-values.ts';
import { valuesWithFirstLanguage } from './values-with-first-language.ts';
import type { Rule } from './rule.ts';
import { RepetitionCountParser } from './repetition-counts.ts';
import { findingInValue } from './written-values.ts';

/** Smaller numbers are not compared: one and two are said in many ways, as an article, "both", "twice", "a pair". */
const MIN_COMPARED_NUMBER = 3;

const digits = (text: string): string[] => text.match(/\d+/g) ?? [];
const placeholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))];
const sortedList = (list: readonly string[]): string => list.toSorted().join(', ');

const INTERFACE_HINT =
  'Say each number and each placeholder, such as {name}, as the message of the first language does; number words that "counting" in language.yaml does not know yet are added there.';

export const sameNumbersRule: Rule = {
  code: 'c45',
  name: 'numbers',
  reason: 'A number, in digits or in words, and a placeholder are the same in every language.',
  hint: 'Read the Arabic; number words that "counting" in language.yaml does not know yet are added there.',
  *check({ language }, context) {
    if (context.reference.length === 0 || !language.settings) return;
    const own = new RepetitionCountParser(language.settings.counting);
    const first = new RepetitionCountParser(readLanguageSettings(context.root, FIRST_LANGUAGE).counting);
    for (const { entry, own: text, reference } of valuesWithFirstLanguage(context)) {
      const fail = (message: string): Finding => ({
        ...findingInValue(entry, message),
        ...(isInterfaceValue(entry) ? { hint: INTERFACE_HINT } : {}),
      });
      const pairs = [digits, placeholders].map((read) => [sortedList(read(text)), sortedList(read(reference))] as const);
      const other = pairs.find(([here, there]) => here !== there);
      if (other) {
        yield fail(`it has ${other[0] || 'no number'}, where the first language has ${other[1] || 'none'}`);
        continue;
      }
      const missing = first
        .numbersInWords(reference)
        .filter((number) => number >= MIN_COMPARED_NUMBER && !own.possibleNumbers(text).has(number));
      const surplus = own
        .numbersInWords(text)
        .filter((number) => number >= MIN_COMPARED_NUMBER && !first.possibleNumbers(reference).has(number));
      if (missing.length) yield fail(`the first language says ${sortedList(missing.map(String))}, which is not said here`);
      else if (surplus.length) yield fail(`it says ${sortedList(surplus.map(String))}, which the first language does not`);
    }
  },
};
