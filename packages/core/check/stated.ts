/** What a message states of its texts, their sources and how often to say them, and the message without it. */
import { foldMessage } from './folded-message.ts';
import type { MessageCharacterSpan, Stated } from './model.ts';
import { findStatedSources } from './stated-sources.ts';
import { findStatedTimes } from './stated-times.ts';

export interface StatedAndRest {
  stated: Stated;
  /** Where the message states it and says nothing else; no word of a text stands there. */
  spans: readonly MessageCharacterSpan[];
}

/** Replaces spans by blanks, so that offsets stay. */
export function blankOut(text: string, spans: readonly MessageCharacterSpan[]): string {
  let made = '';
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const from = Math.max(start, made.length);
    if (end > from) made += text.slice(made.length, from) + ' '.repeat(end - from);
  }
  return made + text.slice(made.length);
}

/** Reads what a message states of its texts. Only what cannot be a word of a text is read. */
export function readStated(message: string): StatedAndRest {
  const { text, offsets } = foldMessage(message);
  const times = findStatedTimes(text);
  // A number of times may stand behind a source.
  const sources = findStatedSources(
    blankOut(
      text,
      times.map(({ stated }) => stated),
    ),
  );
  const inMessage = <Span extends MessageCharacterSpan>(span: Span): Span => ({
    ...span,
    start: offsets[span.start] ?? message.length,
    end: offsets[span.end] ?? message.length,
  });
  return {
    stated: { sources: sources.map(({ stated }) => inMessage(stated)), times: times.map(({ stated }) => inMessage(stated)) },
    spans: [...sources, ...times].flatMap(({ setAside }) => (setAside ? [inMessage(setAside)] : [])),
  };
}
