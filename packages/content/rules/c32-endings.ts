import { escapeForCharacterClass } from '../compiler/patterns.ts';
import { findingAt, type Finding } from './finding.ts';
import { translatedTextsOfLibrary } from './c25-translation.ts';
import type { Rule } from './rule.ts';

/** A pattern for a stop of the language at the end, with closing quotation marks and brackets after it. */
const finalStopPattern = (signs: string): RegExp => new RegExp(`[${escapeForCharacterClass(signs)}]["')\\]\\p{Pf}\\s]*$`, 'u');
/** The spacing rule reports these at the end of a text, but not of a verse, which the next one may continue. */
const COMMA_OR_COLON_AT_END = /[,;:]$/;

export const translationFinalStopRule: Rule = {
  code: 'c32',
  name: 'endings',
  reason: 'The translation of a text ends in a stop of its language, so that a reader sees that nothing is missing.',
  hint: 'End the translation with a full stop, a question mark or an exclamation mark of the language ("stops" in language.yaml), before a closing quotation mark.',
  *check(library): Iterable<Finding> {
    const { settings } = library.language;
    if (!settings) return;
    const ends = finalStopPattern(settings.stops);
    for (const { place, translation, isVerse, file, path } of translatedTextsOfLibrary(library)) {
      if (!ends.test(translation) && (isVerse || !COMMA_OR_COLON_AT_END.test(translation)))
        yield findingAt(
          file,
          path,
          `${place}: ends in "${translation.slice(-12)}", and not in a stop of this language (${[...settings.stops].join(' ')})`,
          { card: place, field: 'translation' },
        );
    }
  },
};
