import { findingInValue, wordAt, type WrittenValue } from './written-values.ts';
import type { Finding } from './finding.ts';
import type { Rule } from './rule.ts';

/** Violations of the house style. Code points are used where a mark alone would be unreadable here. */
const ORTHOGRAPHY_FAULT_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/ا[\u064b\u064c\u064d]/, 'tanwin stands before its alif: عِلْمًا'],
  [/ا[\u064e-\u0652]/, 'a bare alif carries no mark: لَا, اهْدِنَا'],
  [/ى[\u064b-\u0652]/, 'alif maqsura carries no mark: هُدًى'],
  [/آ[\u064b-\u0652]/, 'alif with madda carries no mark: الْقُرْآن'],
  [/إ[\u064b\u064c\u064e\u064f\u0652]/, 'alif with hamza below takes kasra: إِلَى'],
  [/[^ةءأا]\u064b(?![اى])/, 'tanwin fath is followed by its alif: شَيْئًا'],
  [
    /(?<![\u0621-\u0652])ال\u0652?(?=[دذرزسشصضطظن])(?![^\u064b-\u0652]\u0651)/,
    'a sun letter after the article takes shadda, and the lam is bare: الشَّمْس',
  ],
  [/(?<![\u0621-\u0652])ال(?=[أإآابجحخعغفقكمهوي])/, 'the lam of the article takes sukun before a moon letter: الْقَمَر'],
  [
    /[^\u064b-\u0652\u0622\u0627\u0648\u0649\u064a\ufdfa} ،؛.؟:\n](?=[ ،؛.؟:\n]|$)/,
    'the last letter of a word has its vowel, also before a pause',
  ],
];

/** For each violation of the style the first word of an Arabic value that has it. */
export function* orthographyFaults(entry: WrittenValue): Iterable<Finding> {
  for (const [pattern, what] of ORTHOGRAPHY_FAULT_PATTERNS) {
    const found = pattern.exec(entry.value);
    if (found) yield findingInValue(entry, `${wordAt(entry.value, found.index)}: ${what}`, found.index);
  }
}

export const arabicOrthographyRule: Rule = {
  code: 'c17',
  name: 'orthography',
  reason:
    "Arabic outside the Qur'an is spelled in one style, so that the lock, the search and the corpus find a word in every text that has it.",
  hint: 'Pasted Arabic goes through `npm run --silent arabic:tidy`; docs/content-guide.md, "How Arabic is written", shows the style.',
  *check(_, { written }) {
    for (const entry of written) if (entry.kind === 'arabic') yield* orthographyFaults(entry);
  },
};
