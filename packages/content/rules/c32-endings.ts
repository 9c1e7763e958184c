import { findingAt, type Finding } from './finding.ts';
import { renderedTexts } from './c25-translation.ts';
import type { Rule } from './rule.ts';

/** A stop of the language, with the quotation marks and brackets that close after it. */
const stop = (signs: string): RegExp => new RegExp(`[${signs}]["')\\]\\p{Pf}\\s]*$`, 'u');
/** A sign that leads on is the rule of blanks' to tell, but for a verse, which may lead on to the next one. */
const LEADS_ON = /[,;:]$/;

export const endingsRule: Rule = {
  code: 'c32',
  name: 'endings',
  reason: 'The translation of a text ends in a stop of its language, so that a reader sees that nothing is missing.',
  hint: 'End the translation with a full stop, a question mark or an exclamation mark, before a closing quotation mark.',
  *check(library): Iterable<Finding> {
    const { settings } = library.language;
    if (!settings) return;
    const ends = stop(settings.stops);
    for (const { place, translation, isVerse, file, path } of renderedTexts(library)) {
      if (!ends.test(translation) && (isVerse || !LEADS_ON.test(translation)))
        yield findingAt(file, path, `${place}: ends in "${translation.slice(-12)}"`, { card: place, field: 'translation' });
    }
  },
};
