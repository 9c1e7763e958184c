/**
 * Describes how two texts differ, code point by code point, each by its name: an eye misses this in vowelled Arabic.
 */
import { characterName } from '../../arabic/script.ts';
import { longestCommonSubsequence } from '../rules/common-subsequence.ts';

interface Edit {
  /** Offset in the new text, in code points. */
  at: number;
  removed: string[];
  added: string[];
}

/** Cells of the alignment table. A larger one takes too long; then the whole middle counts as replaced. */
const MAX_ALIGNMENT_CELLS = 4_000_000;
/** Longer runs are shown as text, for their names would fill a screen. */
const MAX_NAMED_CODE_POINTS = 8;

function editsBetween(before: readonly string[], after: readonly string[]): Edit[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const old = before.slice(start, before.length - end);
  const now = after.slice(start, after.length - end);
  if (old.length * now.length > MAX_ALIGNMENT_CELLS) return [{ at: start, removed: old, added: now }];
  return editsByCommonSubsequence(old, now).map((edit) => ({ ...edit, at: edit.at + start }));
}

/** Edits between what two lists have in common. */
function editsByCommonSubsequence(old: readonly string[], now: readonly string[]): Edit[] {
  const found: Edit[] = [];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...longestCommonSubsequence(old, now), [old.length, now.length] as const]) {
    if (nextI > i || nextJ > j) found.push({ at: j, removed: old.slice(i, nextI), added: now.slice(j, nextJ) });
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return found;
}

const PLAIN_LATIN_TEXT = /^[\u0020-\u007e\n]*$/;
const nameOfCharacter = (char: string): string =>
  char === '\n' ? 'line break' : char === ' ' ? 'blank' : characterName(char.codePointAt(0) ?? 0);

/** A run by the names of its code points, or as text where it is long or plain Latin. */
function describeCodePoints(run: readonly string[]): string {
  if (run.length === 0) return 'nothing';
  const text = run.join('');
  return run.length > MAX_NAMED_CODE_POINTS || PLAIN_LATIN_TEXT.test(text) ? JSON.stringify(text) : run.map(nameOfCharacter).join(', ');
}

/** The line, word number and word of the new text around a code point. */
function placeOfEdit(after: readonly string[], at: number): string {
  const before = after.slice(0, at).join('');
  const line = before.split('\n').length;
  const words = before.slice(before.lastIndexOf('\n') + 1).split(' ');
  const start = at - [...(words.at(-1) ?? '')].length;
  const rest = after.slice(at);
  const end = rest.findIndex((char) => char === ' ' || char === '\n');
  return `line ${line}, word ${words.length} ${after.slice(start, end < 0 ? undefined : at + end).join('')}`;
}

/** The difference of two texts, word for word: for English, where single code points say little. */
export function wordDiff(before: string, after: string): string[] {
  const text = (run: readonly string[]): string => (run.length ? JSON.stringify(run.join(' ')) : 'nothing');
  return editsBetween(before.split(/\s+/), after.split(/\s+/)).map(({ removed, added }) => `${text(removed)} → ${text(added)}`);
}

/** One sentence for each place where two Arabic texts differ. */
export function codePointDiff(before: string, after: string): string[] {
  const now = [...after];
  return editsBetween([...before], now).map(
    ({ at, removed, added }) => `${placeOfEdit(now, at)}: ${describeCodePoints(removed)} → ${describeCodePoints(added)}`,
  );
}
