import { phraseTexts } from '../phrases/phrase-texts.ts';
import { oddMeanings, oddRenderings } from '../phrases/repeated-phrases.ts';
import { sensesOf } from '../phrases/senses.ts';
import { bareWords } from './bare-words.ts';
import { findingAt, type Finding } from './finding.ts';
import type { Rule } from './rule.ts';

export const phrasesRule: Rule = {
  code: 'c39',
  name: 'phrases',
  reason:
    'A phrase of three words and more that stands in several texts is translated alike in all of them, so that a reader knows it again.',
  hint: 'Read both texts against the Arabic and give them one wording; where the sense differs, say so in exceptions.yaml of the language.',
  whole: true,
  *check(library, { languageGlossary }): Iterable<Finding> {
    const senses = sensesOf(library, languageGlossary.alike);
    const texts = phraseTexts(library);
    for (const { text, phrase, word, elsewhere } of oddMeanings(texts, senses)) {
      const message = `${text.id}: in ${phrase} the word ${word.form} means "${word.meaning}", and "${elsewhere.meaning}" in ${elsewhere.id}`;
      yield findingAt(word.here.file, word.here.path, message, { card: text.id, field: bareWords(phrase).join(' ') });
    }
    for (const { text, phrase, word, said, elsewhere } of oddRenderings(texts, senses)) {
      const message = `${text.id}: in ${phrase} the word ${word} is not "${elsewhere.word}" as in ${elsewhere.id}: "${said}" here, "${elsewhere.said}" there`;
      yield findingAt(text.file, text.path, message, { card: text.id, field: bareWords(phrase).join(' ') });
    }
  },
};
