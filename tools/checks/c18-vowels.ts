import { parse } from '../../text/transliteration/transliterate.ts';
import { markFaults } from './c15-marks.ts';
import { spellingFaults } from './c17-orthography.ts';
import { COMBINING, INVISIBLE, isAllowed, withoutPlaceholders } from './characters.ts';
import { inLeaf, type Leaf } from './leaves.ts';
import { fromCompiler, type Finding, type Rule } from './rule.ts';

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

/** A value whose letters or marks are at fault is told of by their rules. */
const isToldElsewhere = (leaf: Leaf): boolean =>
  INVISIBLE.test(leaf.value) ||
  COMBINING.test(leaf.value) ||
  [...withoutPlaceholders(leaf.value)].some((char) => !isAllowed(char, leaf)) ||
  [...markFaults(leaf), ...spellingFaults(leaf)].length > 0;

/** What the site shows without a transliteration: quotations, hadith, headings. Cards, names and phrases are compiled with one. */
function* refusedQuotations(leaves: readonly Leaf[], told: ReadonlySet<string>): Iterable<Finding> {
  for (const leaf of leaves) {
    if (leaf.layer !== 'arabic' || isToldElsewhere(leaf)) continue;
    const message = refusal(leaf.value);
    if (message !== undefined && !told.has(`${leaf.file.path} ${message}`)) yield inLeaf(leaf, message);
  }
}

export const vowels: Rule = {
  code: 'c18',
  name: 'vowels',
  reason: 'Arabic is vowelled as far as the transliteration needs: the engine refuses a word that it would have to guess.',
  hint: 'Add the missing vowel, sukun or shadda from the source; `npm run transliterate` tries a line.',
  *check(_, { problems, leaves }) {
    const compiled = fromCompiler(problems, ['vowels']);
    yield* compiled;
    yield* refusedQuotations(leaves, new Set(compiled.map(({ file, message }) => `${file} ${message}`)));
  },
};
