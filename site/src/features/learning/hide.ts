/**
 * Hides words of a text, wholly or but for the first letter. What stays is always the unchanged beginning of the word.
 */
import { NAME_PLACEHOLDER } from '../../../../packages/core/name-placeholder.ts';
import { HIDING_STEPS } from './steps.ts';

export interface WordWithShownPart {
  /** The whole word, code point for code point as in the source. */
  word: string;
  /** What is shown of it: all, the first letter with its marks, or nothing. */
  shown: string;
}

/** The first letter with the marks on it. Small letters and the tatweel of the Qur'an's spelling belong to the letter before them. */
const FIRST_LETTER_PATTERN = /^[^\p{L}]*[\p{L}][\p{M}\p{Lm}]*/u;
const LETTER_PATTERN = /\p{L}/u;

/** The words of each line, divided as the transliteration and the meanings divide them. */
export const wordsOfLines = (arabic: string): string[][] => arabic.split('\n').map((line) => line.split(' '));

function firstLetterOrWord(word: string): string {
  const [first = ''] = FIRST_LETTER_PATTERN.exec(word) ?? [];
  return LETTER_PATTERN.test(word.slice(first.length)) ? first : word;
}

function shownPart(word: string, wordIndex: number, step: number): string {
  // There is nothing to learn in a name that the reader says.
  if (word.includes(NAME_PLACEHOLDER) || !LETTER_PATTERN.test(word)) return word;
  const shows = HIDING_STEPS[step]?.shows(wordIndex) ?? 'word';
  return { word, 'first letter': firstLetterOrWord(word), nothing: '' }[shows];
}

/**
 * @param arabic a card's text: lines end with `\n`, a blank stands between words
 * @param step index into the steps of hiding
 * @param timesHidden how often the reader has hidden the text anew: where every other word is hidden, each time hides the
 * other half
 * @returns the words of each line
 */
export function hideText(arabic: string, step: number, timesHidden = 0): WordWithShownPart[][] {
  let wordsBefore = timesHidden;
  return wordsOfLines(arabic).map((line) => {
    const first = wordsBefore;
    wordsBefore += line.length;
    return line.map((word, at) => ({ word, shown: shownPart(word, first + at, step) }));
  });
}
