/** Where in its line a stretch of a folded message stands. */

const WORD_OR_SIGN = /[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu;
const WORD = /[\p{L}\p{N}]/u;

/**
 * The places before which stands no letter and no digit, where a word or what precedes it may begin. Safari before 16.4 knows no
 * lookbehind, so patterns are tried at these places.
 */
export function wordStarts(text: string): number[] {
  const tokens = Array.from(text.matchAll(WORD_OR_SIGN), ({ 0: token, index }) => ({ token, index }));
  return tokens.filter((_, at) => !WORD.test(tokens[at - 1]?.token ?? '')).map(({ index }) => index);
}

/** The match of a sticky pattern at a place. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The matches of a sticky pattern where a word may begin, none within another. */
export function matchesAtWordStarts(pattern: RegExp, text: string): RegExpExecArray[] {
  let end = 0;
  return wordStarts(text).flatMap((start) => {
    const match = start < end ? null : matchAt(pattern, text, start);
    if (!match) return [];
    end = start + match[0].length;
    return [match];
  });
}

/** Behind a stretch: nothing more in its line or in its brackets. */
const NOTHING_AFTER = /^[^\p{L}\p{N}\n()[\]{}]*(?:[)\]}\n]|[([{][^\p{L}\p{N}\n]*[)\]}]|$)/u;
/** Before a stretch: the beginning of its line or its brackets, the end of a sentence, or a dash. */
const NOTHING_BEFORE = /(?:^|[([{]|[.!?؟۔](?=[ \t])|(?:^|\s)[-–—~|])[^\p{L}\p{N}]*$/u;
const OPEN_BRACKET = /[([{][^\p{L}\p{N}]*$/u;

/** How many UTF-16 units before or behind a stretch are read: a longer row of signs is a separator between parts of a message. */
const MAX_UNITS_BESIDE = 60;

/** What stands before a stretch in its line. */
export function textBeforeInLine(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - MAX_UNITS_BESIDE), start);
  return before.slice(before.lastIndexOf('\n') + 1);
}

/** What stands behind a stretch in its line. */
const textAfterInLine = (text: string, end: number): string => text.slice(end, end + MAX_UNITS_BESIDE).split('\n', 1)[0] ?? '';

/** Whether a stretch ends its line or what stands in its brackets. */
export const endsLineOrBracket = (text: string, end: number): boolean => NOTHING_AFTER.test(textAfterInLine(text, end));

/** Whether a stretch stands by itself: in brackets, behind a dash or a sentence, or in a line of its own. */
export const isByItself = (text: string, start: number, end: number): boolean =>
  NOTHING_BEFORE.test(textBeforeInLine(text, start)) && endsLineOrBracket(text, end);

/** Whether no letter stands before a stretch in its first line, and none behind it in its last. */
export const hasLineToItself = (text: string, start: number, end: number): boolean =>
  !/\p{L}/u.test(textBeforeInLine(text, start) + textAfterInLine(text, end));

export const isInBrackets = (text: string, start: number, end: number): boolean =>
  OPEN_BRACKET.test(textBeforeInLine(text, start)) && /^[^\p{L}\p{N}\n]*[)\]}]/u.test(text.slice(end, end + 20));

/** Whether a stretch begins its line and ends in a colon. */
export const startsLineBeforeColon = (text: string, start: number, end: number): boolean =>
  !/[\p{L}\p{N}]/u.test(textBeforeInLine(text, start)) && /^[ \t*_)\]]*:(?!\d)/u.test(text.slice(end, end + 10));
