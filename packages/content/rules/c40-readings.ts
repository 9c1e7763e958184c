import { bareWords } from './bare-words.ts';
import { findingAt, compilerFindings, type Finding } from './finding.ts';
import type { Rule } from './rule.ts';

/** Vowels, tanwin, shadda and sukun: one of them shows that a word is vowelled. */
const VOWEL_SUKUN_OR_SHADDA = /[\u064b-\u0652]/;

export const variantReadingsRule: Rule = {
  code: 'c40',
  name: 'readings',
  reason: 'Another reading of a word names its references, stands at the place of the word, only once, and is vowelled.',
  hint: 'docs/content-guide.md shows "readings": the place of the word and the word, and below it each reading with its references.',
  *check({ cards }, { problems }): Iterable<Finding> {
    yield* compilerFindings(problems, ['reading']);
    for (const { card, readings = [], file, path } of cards) {
      const seen = new Set<string>();
      for (const { place, arabic, references } of readings) {
        const at = [...path, 'readings'];
        const fail = (message: string): Finding => findingAt(file, at, `${card.permanentId}: ${arabic} (word no. ${place}): ${message}`);
        if (seen.has(`${place} ${arabic}`)) yield fail('it stands twice');
        seen.add(`${place} ${arabic}`);
        if (bareWords(arabic).length !== 1 || !VOWEL_SUKUN_OR_SHADDA.test(arabic)) yield fail('it is not a single word with vowels');
        for (const { id } of references) if (references.filter((one) => one.id === id).length > 1) yield fail(`it names ${id} twice`);
      }
    }
  },
};
