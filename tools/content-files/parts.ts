/**
 * Cuts a value into parts of text, so that a small change of it leaves most parts as they were: a reader who has the parts fetches
 * only what changed. The parts joined are the value as JSON. Where to cut is said by the lines themselves and not by their number,
 * so that a line which comes or goes does not move every cut after it.
 */
import { createHash } from 'node:crypto';

/** A value that is longer stands on several lines. */
const LONGEST_LINE = 1000;
/** Characters of a part. Shorter ones compress badly and are more to ask for; longer ones are more to fetch anew. */
const SHORTEST_PART = 12_000;
const LONGEST_PART = 32_000;
/** Of so many lines one ends a part, once it is long enough. */
const LINES_TO_AN_END = 8;

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

const endsAPart = (line: string): boolean => createHash('sha256').update(line).digest().readUInt32BE() % LINES_TO_AN_END === 0;

/** @param value what JSON can hold */
export function cutToParts(value: unknown): string[] {
  const parts: string[] = [];
  let part = '';
  // Through JSON and back, so that what JSON leaves out is no entry.
  for (const line of linesOf(JSON.parse(JSON.stringify(value)) as unknown)) {
    part += `${line}\n`;
    if (part.length < LONGEST_PART && (part.length < SHORTEST_PART || !endsAPart(line))) continue;
    parts.push(part);
    part = '';
  }
  if (part !== '') parts.push(part);
  return parts;
}
