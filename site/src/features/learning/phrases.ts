/** The lines in which a text is learned: from one pause to the next, as far as a reader goes in one breath. */

/** A comma, semicolon, question mark, full stop or colon, or a sign of the Qur'an at which reading may stop, at the end of a word. */
const PAUSE = /[،؛؟.:\u06D6\u06D7\u06DA]$/u;
/** Fewer words are no line of their own, but for the last of a line of the source. */
const FEWEST_WORDS = 3;

/**
 * @param lines the words of each line of the source
 * @returns how many words each phrase has; a phrase never goes over the end of a line
 */
export function phraseLengths(lines: readonly (readonly string[])[]): number[] {
  const lengths: number[] = [];
  for (const words of lines) {
    let length = 0;
    for (const [index, word] of words.entries()) {
      length++;
      const isLast = index === words.length - 1;
      if (!isLast && (length < FEWEST_WORDS || !PAUSE.test(word) || words.length - index - 1 < FEWEST_WORDS)) continue;
      lengths.push(length);
      length = 0;
    }
  }
  return lengths;
}
