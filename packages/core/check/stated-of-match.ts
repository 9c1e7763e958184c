/** Which of the texts in a message a stated source or number of times belongs to. */
import type { CheckResult, KnownTextMatch, MessageCharacterSpan, StatedSourcesAndTimes } from './model.ts';
import { isAlternativeToEarlierMatch } from './verdict.ts';

const overlaps = (one: MessageCharacterSpan, other: MessageCharacterSpan): boolean => one.start < other.end && other.start < one.end;

/** What stands between two stretches, whichever is first. */
const between = (one: MessageCharacterSpan, other: MessageCharacterSpan): MessageCharacterSpan =>
  one.start < other.start ? { start: one.end, end: other.start } : { start: other.end, end: one.start };

/**
 * Whether a statement can be about no other text than a match. Where a message has several texts, it must stand behind the match in its
 * line; where it has one, no words that are not known may stand between.
 */
function isAbout(statement: MessageCharacterSpan, match: KnownTextMatch, message: string, { matches, unknown }: CheckResult): boolean {
  const gap = between(match, statement);
  const others = matches.filter((one) => one !== match && !isAlternativeToEarlierMatch(one, matches));
  if (others.some((one) => overlaps(one, statement)) || [...others, ...unknown].some((one) => overlaps(one, gap))) return false;
  return others.length === 0 || (match.start < statement.start && !message.slice(gap.start, gap.end).includes('\n'));
}

/** What a message states of one of its texts; undefined where it states nothing, or where this is not certain. */
function statedOf(
  match: KnownTextMatch,
  message: string,
  result: CheckResult,
  stated: StatedSourcesAndTimes,
): StatedSourcesAndTimes | undefined {
  if (match.text.isLeftOut || isAlternativeToEarlierMatch(match, result.matches)) return undefined;
  const sources = stated.sources.filter((one) => isAbout(one, match, message, result));
  // A number of times inside a text or a promise belongs to its words. Inside a transliteration it is for a part of the text, so
  // then no number is taken for the whole.
  const isParted = match.layer === 'latin' && stated.times.some((one) => overlaps(one, match));
  const times = stated.times.filter(
    (one) =>
      !isParted &&
      !overlaps(one, match) &&
      !result.promises.some((promise) => overlaps(one, promise)) &&
      isAbout(one, match, message, result),
  );
  return sources.length + times.length > 0 ? { sources, times } : undefined;
}

/** Adds to each match what the message states of it. An unknown message gets nothing: its source is that of other words. */
export function withStatedSourcesAndTimes(result: CheckResult, message: string, stated: StatedSourcesAndTimes): CheckResult {
  if (result.verdict === 'unknown' || stated.sources.length + stated.times.length === 0) return result;
  const matches = result.matches.map((match): KnownTextMatch => {
    const own = statedOf(match, message, result, stated);
    return own ? { ...match, stated: own } : match;
  });
  return { ...result, matches };
}
