import { textsToComparePhrases, type NextWordDependentLemmas, type PhraseComparisonText } from '../phrases/phrase-texts.ts';
import { oddWordMeanings, oddRenderings } from '../phrases/repeated-phrases.ts';
import { senseLookupOf } from '../phrases/senses.ts';
import { bareWords } from './bare-words.ts';
import { findingAt, type Finding } from './finding.ts';
import type { Rule } from './rule.ts';

/** Entries of `governed` without effect: no text has the word before one of the listed words, or no text has it elsewhere. */
function* unusedNextWordDependentLemmas(
  texts: readonly PhraseComparisonText[],
  nextWordDependentLemmas: NextWordDependentLemmas,
): Iterable<Finding> {
  for (const { lemma, before } of nextWordDependentLemmas) {
    const found = texts.flatMap(({ words }) => words.filter((word) => word.lemma === lemma));
    const [first = ''] = before;
    const fault = !found.some((word) => word.before !== undefined)
      ? `no text has ${lemma} before ${before.join(' or ')}`
      : found.every((word) => word.before !== undefined)
        ? `${lemma} stands before ${first} everywhere, so it has one meaning`
        : undefined;
    if (fault !== undefined)
      yield {
        file: 'content/glossary.yaml',
        message: fault,
        hint: 'Take the entry out of "governed", or correct it: a word in dictionary form, and in bare letters what it stands before.',
      };
  }
}

export const consistentPhrasesRule: Rule = {
  code: 'c39',
  name: 'phrases',
  reason:
    'A phrase of three words and more that stands in several texts is translated alike in all of them, so that a reader knows it again.',
  hint: 'Read both texts against the Arabic and give them one wording; where the word after it changes its meaning, name both under "governed" in content/glossary.yaml.',
  whole: true,
  *check(library, { languageGlossary, glossary }): Iterable<Finding> {
    const senses = senseLookupOf(library, languageGlossary.alike);
    const texts = textsToComparePhrases(library, glossary.governed);
    yield* unusedNextWordDependentLemmas(texts, glossary.governed);
    for (const { text, phrase, word, elsewhere } of oddWordMeanings(texts, senses)) {
      const message = `${text.id}: in ${phrase} the word ${word.form} means "${word.meaning}", and "${elsewhere.meaning}" in ${elsewhere.id}`;
      yield findingAt(word.here.file, word.here.path, message, { card: text.id, field: bareWords(phrase).join(' ') });
    }
    for (const { text, phrase, word, rendering, elsewhere } of oddRenderings(texts, senses)) {
      const message = `${text.id}: in ${phrase} the word ${word} is not "${elsewhere.word}" as in ${elsewhere.id}: "${rendering}" here, "${elsewhere.rendering}" there`;
      yield findingAt(text.file, text.path, message, { card: text.id, field: bareWords(phrase).join(' ') });
    }
  },
};
