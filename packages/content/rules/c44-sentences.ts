import { besideReference, isWordMeaning } from './beside-reference.ts';
import type { Rule } from './rule.ts';
import { findingInValue } from './written-values.ts';

/** Short texts vary more, so some letters are allowed for on both sides. */
const LEEWAY = 14;

/** Ends of sentences: a stop with what closes behind it, before a blank or the end. */
const sentences = (text: string, stops: string): number =>
  text.match(new RegExp(`[${stops.replace(/[\\\]^-]/g, '\\$&')}](?=["')\\]»”’\\s]*(?:\\s|$))`, 'gu'))?.length ?? 0;

/** May stand where the first language ends a sentence. */
const SEMICOLON = ';';

export const sentencesRule: Rule = {
  code: 'c44',
  name: 'sentences',
  reason: 'Nothing that the first language says is missing: a text has as many sentences, and is about as long.',
  hint: 'Read it sentence by sentence beside the first language and the Arabic; end sentences as those do.',
  *check({ language }, context) {
    const { settings } = language;
    if (!settings?.beside) return;
    const { least, most } = settings.beside;
    for (const { entry, own, reference } of besideReference(context)) {
      if (isWordMeaning(entry)) continue;
      const [here, there] = [sentences(own, settings.stops + SEMICOLON), sentences(reference, settings.stops)];
      if (here < there) yield findingInValue(entry, `${there} sentences of the first language are only ${here} here`);
      else if (own.length + LEEWAY < reference.length * least)
        yield findingInValue(entry, `${reference.length} letters of the first language have only ${own.length} here`);
      else if (own.length - LEEWAY * 2 > reference.length * most)
        yield findingInValue(entry, `${reference.length} letters of the first language have ${own.length} here`);
    }
  },
};
