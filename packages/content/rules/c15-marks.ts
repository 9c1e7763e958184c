import { isLetter, characterName } from '../../arabic/script.ts';
import { EVERYDAY_TASHKEEL, SHADDA, SUKUN, VOWEL } from './characters.ts';
import { findingInValue, wordAt, type WrittenValue } from './written-values.ts';
import type { Finding } from './finding.ts';
import type { Rule } from './rule.ts';

const name = (char: string): string => characterName(char.codePointAt(0) ?? 0);

/** The fault in the marks after one letter, or undefined. */
function faultOfMarks(marks: readonly string[]): string | undefined {
  const shadda = marks.indexOf(SHADDA);
  if (marks.filter((mark) => mark === SHADDA).length > 1) return 'two shaddas stand on one letter';
  if (marks.filter((mark) => VOWEL.test(mark)).length > 1) return `two vowels stand on one letter: ${marks.map(name).join(', ')}`;
  if (marks.includes(SUKUN) && marks.length > 1) return `a sukun stands beside ${name(marks.find((mark) => mark !== SUKUN) ?? SUKUN)}`;
  if (shadda > 0) return 'the vowel stands before the shadda; a program may have normalised the file (NFC)';
  return undefined;
}

/** Faults in the marks of an Arabic value, each kind of fault once with every word that has it. */
export function arabicMarkFaults(entry: WrittenValue): Finding[] {
  const found = new Map<string, { index: number; words: Set<string> }>();
  for (const { 0: run, index } of entry.value.matchAll(new RegExp(`${EVERYDAY_TASHKEEL.source}+`, 'g'))) {
    const before = entry.value[index - 1];
    const stray = before === undefined || !isLetter(before);
    const wrong = stray ? `${name(run[0] ?? '')} stands on no letter` : faultOfMarks([...run]);
    if (wrong === undefined) continue;
    const same = found.get(wrong) ?? { index, words: new Set() };
    same.words.add(wordAt(entry.value, index));
    found.set(wrong, same);
  }
  return [...found].map(([wrong, { index, words }]) => findingInValue(entry, `${wrong}: ${[...words].join(', ')}`, index));
}

export const arabicMarksRule: Rule = {
  code: 'c15',
  name: 'marks',
  reason:
    'Each mark stands on a letter, none is doubled, and a shadda comes before its vowel: fonts, search and the lock need the same order everywhere.',
  hint: 'Type letter, then shadda, then vowel, one vowel or sukun a letter; `npm run --silent arabic:tidy` puts pasted marks in order.',
  *check(_, { written }) {
    for (const entry of written) if (entry.kind === 'arabic') yield* arabicMarkFaults(entry);
  },
};
