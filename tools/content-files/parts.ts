/**
 * Cuts a value into parts of text, so that a small change of it leaves most parts as they were: a reader who has the parts fetches
 * only what changed. The parts joined are the value as JSON. Where to cut is said by the lines around a place and by nothing else, so
 * that a line which changes, comes or goes moves no cut that is further away.
 */
import { createHash } from 'node:crypto';

/** A value that is longer stands on several lines. */
const LONGEST_LINE = 1000;
/** A line that is shorter stands in many places, as brackets do, and ends no part. */
const SHORTEST_END = 100;
/** A line ends a part where its hash is the lowest within so many characters on both sides; a part is twice as long in the mean. */
const AROUND = 5000;

function* linesOf(value: unknown, before = '', after = ''): Generator<string> {
  const text = JSON.stringify(value);
  if (text.length <= LONGEST_LINE || typeof value !== 'object' || value === null) {
    yield before + text + after;
    return;
  }
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((one): [string, unknown] => ['', one])
    : Object.entries(value).map(([key, one]): [string, unknown] => [`${JSON.stringify(key)}:`, one]);
  yield before + (isList ? '[' : '{');
  for (const [at, [key, one]] of entries.entries()) yield* linesOf(one, key, at < entries.length - 1 ? ',' : '');
  yield (isList ? ']' : '}') + after;
}

interface Line {
  text: string;
  /** Characters before its end. */
  end: number;
  rank: number;
}

function measured(texts: Iterable<string>): Line[] {
  let end = 0;
  return Array.from(texts, (text) => {
    end += text.length + 1;
    const rank = text.length < SHORTEST_END ? Number.POSITIVE_INFINITY : createHash('sha256').update(text).digest().readUInt32BE();
    return { text, end, rank };
  });
}

/** Whether a line may end a part and none nearby has a lower rank. */
function endsAPart(lines: readonly Line[], at: number): boolean {
  const { end, rank } = lines[at] as Line;
  if (rank === Number.POSITIVE_INFINITY) return false;
  const isLower = (step: 1 | -1): boolean => {
    for (let other = lines[at + step], next = at + step; other && Math.abs(other.end - end) < AROUND; other = lines[(next += step)])
      if (other.rank <= rank) return false;
    return true;
  };
  return isLower(1) && isLower(-1);
}

/** @param value what JSON can hold */
export function cutToParts(value: unknown): string[] {
  // Through JSON and back, so that what JSON leaves out is no entry.
  const lines = measured(linesOf(JSON.parse(JSON.stringify(value)) as unknown));
  const parts: string[] = [];
  let part = '';
  for (const [at, { text }] of lines.entries()) {
    part += `${text}\n`;
    if (!endsAPart(lines, at)) continue;
    parts.push(part);
    part = '';
  }
  if (part !== '') parts.push(part);
  return parts;
}
