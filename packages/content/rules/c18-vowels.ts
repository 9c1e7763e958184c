import { transliterateWords } from '../../arabic/transliteration/transliterate.ts';
import { arabicMarkFaults } from './c15-marks.ts';
import { orthographyFaults } from './c17-orthography.ts';
import { DECOMPOSED_LETTER_MARK, INVISIBLE_OR_PRESENTATION_FORM, isAllowed, blankOutPlaceholders } from './characters.ts';
import { findingInValue, type WrittenValue } from './written-values.ts';
import { compilerFindings, type Finding } from './finding.ts';
import type { Rule } from './rule.ts';

/** Why the engine cannot transliterate a text; undefined where it can. */
function transliterationFault(arabic: string): string | undefined {
  try {
    transliterateWords(arabic);
    return undefined;
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
}

/** Other rules report values with faults in letters or marks. */
const isReportedByOtherRules = (entry: WrittenValue): boolean =>
  INVISIBLE_OR_PRESENTATION_FORM.test(entry.value) ||
  DECOMPOSED_LETTER_MARK.test(entry.value) ||
  [...blankOutPlaceholders(entry.value)].some((char) => !isAllowed(char, entry, '')) ||
  [...arabicMarkFaults(entry), ...orthographyFaults(entry)].length > 0;

/**
 * Faults of texts that the site shows without transliteration: quotations, hadith, headings. The compiler transliterates the
 * other texts and reports their faults.
 */
function* untransliterableValueFaults(written: readonly WrittenValue[], reported: ReadonlySet<string>): Iterable<Finding> {
  for (const entry of written) {
    if (entry.kind !== 'arabic' || isReportedByOtherRules(entry)) continue;
    const message = transliterationFault(entry.value);
    if (message !== undefined && !reported.has(`${entry.file.path} ${message}`)) yield findingInValue(entry, message);
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
    yield* untransliterableValueFaults(written, new Set(compiled.map(({ file, message }) => `${file} ${message}`)));
  },
};
