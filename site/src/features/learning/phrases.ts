/** Splits a text into phrases at pauses, as far as a reader goes in one breath. */

/** Matches a word that ends with punctuation, or with a Qur'anic mark that allows a pause. */
const PAUSE_AT_WORD_END = /[،؛؟.:\u06D6\u06D7\u06DA]$/u;
/** Fewer words are joined to a neighbouring phrase, except where the source's line is shorter. */
const MIN_WORDS_OF_PHRASE = 3;

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
      if (!isLast && (length < MIN_WORDS_OF_PHRASE || !PAUSE_AT_WORD_END.test(word) || words.length - index - 1 < MIN_WORDS_OF_PHRASE))
        continue;
      lengths.push(length);
      length = 0;
    }
  }
  return lengths;
}
