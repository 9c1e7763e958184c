/** Parts of a message, as offsets in it. */
import type { Comparison, IndexedMessage } from './compare.ts';
import type { MessageCharacterSpan } from './model.ts';
import type { Word } from './words.ts';

/** From the first word to the last. */
export const spanOfWords = (words: readonly Word[]): MessageCharacterSpan => {
  const [first, last] = [words[0], words.at(-1)];
  return { start: first?.at ?? 0, end: last ? last.at + last.text.length : 0 };
};

/**
 * Where a text stands in a message. Words beside it that the text has elsewhere belong to it: where two words are exchanged, the comparison
 * matches only one of them.
 */
export function spanWithMovedWords({ entry, steps, from, to }: Comparison, { words, ids }: IndexedMessage): MessageCharacterSpan {
  const found = new Set(steps.flatMap(({ theirs, ours }) => (theirs < 0 ? [] : [ours])));
  const lacking = new Set(entry.ids.filter((_, at) => !found.has(at)));
  const isMoved = (at: number): boolean => lacking.has(ids[at] ?? Number.NaN);
  let [first, last] = [from, to];
  while (isMoved(first - 1)) first -= 1;
  while (isMoved(last)) last += 1;
  return spanOfWords(words.slice(first, last));
}

/** Cuts other spans out of spans. */
export function subtractSpans(spans: readonly MessageCharacterSpan[], others: readonly MessageCharacterSpan[]): MessageCharacterSpan[] {
  return others.reduce<MessageCharacterSpan[]>(
    (left, { start, end }) =>
      left.flatMap((span) =>
        span.end <= start || span.start >= end
          ? [span]
          : [
              { start: span.start, end: start },
              { start: end, end: span.end },
            ].filter((one) => one.end > one.start),
      ),
    [...spans],
  );
}

/** Promises without the known texts that share a line with them. A rest of three characters or fewer is no promise. */
export const promiseSpansOutsideTexts = (
  promises: readonly MessageCharacterSpan[],
  texts: readonly MessageCharacterSpan[],
): MessageCharacterSpan[] => subtractSpans(promises, texts).filter(({ start, end }) => end - start > 3);
