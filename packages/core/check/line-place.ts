/** Where in its line a stretch of a folded message stands. */

/** Behind a stretch: nothing more in its line or in its brackets. */
const NOTHING_AFTER = /^[^\p{L}\p{N}\n()[\]{}]*(?:[)\]}\n]|[([{][^\p{L}\p{N}\n]*[)\]}]|$)/u;
/** Before a stretch: the beginning of its line or its brackets, the end of a sentence, or a dash. */
const NOTHING_BEFORE = /(?:^|[([{]|[.!?؟۔](?=[ \t])|(?:^|\s)[-–—~|])[^\p{L}\p{N}]*$/u;
const OPEN_BRACKET = /[([{][^\p{L}\p{N}]*$/u;

/** So much of a line is looked at: a longer run of signs is a line drawn across the message. */
const MAX_UNITS_BESIDE = 60;

/** What stands before a stretch in its line. */
export function lineBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - MAX_UNITS_BESIDE), start);
  return before.slice(before.lastIndexOf('\n') + 1);
}

/** What stands behind a stretch in its line. */
const lineAfter = (text: string, end: number): string => text.slice(end, end + MAX_UNITS_BESIDE).split('\n', 1)[0] ?? '';

/** Whether a stretch ends its line or what stands in its brackets. */
export const isAtEnd = (text: string, end: number): boolean => NOTHING_AFTER.test(lineAfter(text, end));

/** Whether a stretch stands by itself: in brackets, behind a dash or a sentence, or in a line of its own. */
export const isByItself = (text: string, start: number, end: number): boolean =>
  NOTHING_BEFORE.test(lineBefore(text, start)) && isAtEnd(text, end);

export const isInBrackets = (text: string, start: number, end: number): boolean =>
  OPEN_BRACKET.test(lineBefore(text, start)) && /^[^\p{L}\p{N}\n]*[)\]}]/u.test(text.slice(end, end + 20));

/** Whether a stretch begins its line and ends in a colon. */
export const isBeforeColon = (text: string, start: number, end: number): boolean =>
  !/[\p{L}\p{N}]/u.test(lineBefore(text, start)) && /^[ \t*_)\]]*:(?!\d)/u.test(text.slice(end, end + 10));
