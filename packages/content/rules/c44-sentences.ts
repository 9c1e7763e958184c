import { countWithNoun } from '../../command-line/count.ts';
import { escapeForCharacterClass } from '../compiler/patterns.ts';
import { valuesWithFirstLanguage, isWordMeaning } from './values-with-first-language.ts';
import type { Finding } from './finding.ts';
import type { Rule } from './rule.ts';
import { findingInValue, type WrittenValue } from './written-values.ts';

/** A text may be this many letters too short, and twice as many too long: short texts vary more. */
const LENGTH_LEEWAY_LETTERS = 14;

/** Counts the ends of sentences: a stop, with any closing quotation marks or brackets, before a blank or the end of the text. */
const countSentences = (text: string, stops: string): number =>
  text.match(new RegExp(`[${escapeForCharacterClass(stops)}](?=["')\\]»”’\\s]*(?:\\s|$))`, 'gu'))?.length ?? 0;

/** In a translation, a semicolon may end what is a sentence in the first language. */
const EXTRA_TRANSLATION_STOP = ';';

/**
 * Reports a value that is much shorter or longer than in the first language.
 * @param ratio least and greatest allowed length, as a share of the length in the first language
 */
function* lengthFindings(entry: WrittenValue, own: string, reference: string, ratio: { least: number; most: number }): Generator<Finding> {
  const inFirst = countWithNoun(reference.length, 'letter');
  if (own.length + LENGTH_LEEWAY_LETTERS < reference.length * ratio.least)
    yield findingInValue(entry, `the first language has ${inFirst}, this one only ${own.length}`);
  else if (own.length - LENGTH_LEEWAY_LETTERS * 2 > reference.length * ratio.most)
    yield findingInValue(entry, `the first language has ${inFirst}, this one ${own.length}`);
}

export const completeTranslationRule: Rule = {
  code: 'c44',
  name: 'sentences',
  reason: 'Nothing that the first language says is missing: a text has as many sentences, and is about as long.',
  hint: 'Read it sentence by sentence beside the first language and the Arabic; end sentences where the first language and the Arabic end them.',
  *check({ language }, context) {
    const { settings } = language;
    if (!settings) return;
    for (const { entry, own, reference } of valuesWithFirstLanguage(context)) {
      if (isWordMeaning(entry)) continue;
      const [here, there] = [countSentences(own, settings.stops + EXTRA_TRANSLATION_STOP), countSentences(reference, settings.stops)];
      if (here < there) yield findingInValue(entry, `the first language has ${countWithNoun(there, 'sentence')}, this one only ${here}`);
      else if (settings.beside) yield* lengthFindings(entry, own, reference, settings.beside);
    }
  },
};
