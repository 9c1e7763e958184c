import { parse } from '../../arabic/transliteration/transliterate.ts';
import { markFaults } from './c15-marks.ts';
import { spellingFaults } from './c17-orthography.ts';
import { COMBINING, INVISIBLE, isAllowed, withoutPlaceholders } from './characters.ts';
import { findingInValue, type WrittenValue } from './written-values.ts';
import { compilerFindings, type Finding } from './finding.ts';
import type { Rule } from './rule.ts';

/** The engine's refusal of a text, or undefined. */
function refusal(arabic: string): string | undefined {
  try {
    parse(arabic);
    return undefined;
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
}

/** Other rules report values with faults in letters or marks. */
const isToldElsewhere = (entry: WrittenValue): boolean =>
  INVISIBLE.test(entry.value) ||
  COMBINING.test(entry.value) ||
  [...withoutPlaceholders(entry.value)].some((char) => !isAllowed(char, entry, '')) ||
  [...markFaults(entry), ...spellingFaults(entry)].length > 0;

/** Texts that the site shows without a transliteration: quotations, hadith, headings. Cards, names and phrases have one. */
function* refusedQuotations(written: readonly WrittenValue[], told: ReadonlySet<string>): Iterable<Finding> {
  for (const entry of written) {
    if (entry.layer !== 'arabic' || isToldElsewhere(entry)) continue;
    const message = refusal(entry.value);
    if (message !== undefined && !told.has(`${entry.file.path} ${message}`)) yield findingInValue(entry, message);
  }
}

export const vowelsRule: Rule = {
  code: 'c18',
  name: 'vowels',
  reason: 'Arabic is vowelled as far as the transliteration needs: the engine refuses a word that it would have to guess.',
  hint: 'Add the missing vowel, sukun or shadda from the source; `npm run transliterate` tries a line.',
  *check(_, { problems, written }) {
    const compiled = compilerFindings(problems, ['vowels']);
    yield* compiled;
    yield* refusedQuotations(written, new Set(compiled.map(({ file, message }) => `${file} ${message}`)));
  },
};
