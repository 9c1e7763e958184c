/** What a message states of its texts, their sources and how often to say them, and the message without it. */
import { AND, NEXT } from '../messages/check-languages.ts';
import { anyOf } from './any-of.ts';
import { foldMessage } from './folded-message.ts';
import { matchAt } from './line-place.ts';
import type { MessageCharacterSpan, StatedSourcesAndTimes } from './model.ts';
import { findStatedMoments } from './stated-moments.ts';
import { findStatedSources } from './stated-sources.ts';
import { findStatedTimes } from './stated-times.ts';

export interface StatedWithSpans {
  stated: StatedSourcesAndTimes;
  /** Where the message states it and says nothing else; no word of a text stands there. */
  spans: readonly MessageCharacterSpan[];
  /** Where it may say only when or how often; words of a text, such as those of a translation, can stand there too. */
  uncertain: readonly MessageCharacterSpan[];
}

/**
 * Replaces spans by blanks, so that offsets stay.
 * @param blank takes the place of each UTF-16 unit; a line break separates what stands on both sides
 */
export function blankOut(text: string, spans: readonly MessageCharacterSpan[], blank: ' ' | '\n' = ' '): string {
  let made = '';
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const from = Math.max(start, made.length);
    if (end > from) made += text.slice(made.length, from) + blank.repeat(end - from);
  }
  return made + text.slice(made.length);
}

/** What joins a number of times to the next text: "33 times, and". */
const JOINING_WORD = new RegExp(`[ \\t,;]*(?:${anyOf(AND, NEXT)})(?![\\p{L}\\p{N}])`, 'uy');

/** Reads what a message states of its texts. Only what cannot be a word of a text is read. */
export function readStated(message: string): StatedWithSpans {
  const { text, offsets } = foldMessage(message);
  const times = findStatedTimes(text);
  // A number of times may stand behind a source.
  const withoutTimes = blankOut(
    text,
    times.map(({ stated }) => stated),
  );
  const sources = findStatedSources(withoutTimes);
  const certain = [...sources, ...times].flatMap(({ setAside }) => setAside ?? []);
  const moments = findStatedMoments(
    blankOut(withoutTimes, certain),
    times.map(({ stated }) => stated),
  );
  const further = findStatedTimes(blankOut(text, moments)).filter(({ setAside, isInFigures }) => isInFigures === true || setAside);
  const inMessage = <Span extends MessageCharacterSpan>(span: Span): Span => ({
    ...span,
    start: offsets[span.start] ?? message.length,
    end: offsets[span.end] ?? message.length,
  });
  return {
    stated: { sources: sources.map(({ stated }) => inMessage(stated)), times: times.map(({ stated }) => inMessage(stated)) },
    spans: certain.map(inMessage),
    uncertain: [
      ...moments,
      ...further.map(({ stated: { start, end } }) => ({ start, end: end + (matchAt(JOINING_WORD, text, end)?.[0].length ?? 0) })),
    ].map(inMessage),
  };
}
