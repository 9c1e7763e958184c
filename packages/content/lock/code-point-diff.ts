/**
 * Describes how two texts differ, code point by code point, each by its name: an eye misses this in vowelled Arabic.
 */
import { characterName } from '../../arabic/script.ts';

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

/** Edits by the longest common subsequence. */
function editsByCommonSubsequence(old: readonly string[], now: readonly string[]): Edit[] {
  const width = now.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  const cell = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      lengths[i * width + j] = old[i] === now[j] ? cell(i + 1, j + 1) + 1 : Math.max(cell(i + 1, j), cell(i, j + 1));
    }
  }
  const found: Edit[] = [];
  let open: Edit | undefined;
  for (let i = 0, j = 0; i < old.length || j < now.length;) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      open = undefined;
      i++;
      j++;
      continue;
    }
    if (!open) found.push((open = { at: j, removed: [], added: [] }));
    if (i < old.length && (j >= now.length || cell(i + 1, j) >= cell(i, j + 1))) open.removed.push(old[i++] ?? '');
    else open.added.push(now[j++] ?? '');
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
