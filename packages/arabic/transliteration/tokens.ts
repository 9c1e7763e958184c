// Splits a line into words with their punctuation and the Qur'an's pause marks, and finds where a reader pauses.
import { isLetter, isMark } from '../script.ts';

export interface WordToken {
  /** The token as written, with its punctuation and pause marks. */
  text: string;
  /** The letters and their marks; '' for punctuation that stands alone. */
  core: string;
  before: string;
  after: string;
  pauses: boolean;
  /** Stands in brackets, or in ones that the line does not close. */
  bracketed: boolean;
}

const LATIN_PUNCTUATION_BY_SIGN: Readonly<Record<string, string>> = {
  '،': ',',
  '؛': ';',
  '؟': '?',
  '.': '.',
  ':': ':',
  '!': '!',
  '…': '…',
  ',': ',',
  ';': ';',
  '?': '?',
  '(': '(',
  ')': ')',
  '[': '[',
  ']': ']',
  '«': '“',
  '»': '”',
  '“': '“',
  '”': '”',
  '–': '–',
  '—': '—',
  '﴿': '“',
  '﴾': '”',
  '\u06DE': '',
  '\u06E9': '',
};
const PAUSE_PUNCTUATION = new Set(['،', '؛', '؟', '.', ':', '!', '…', ',', ';', '?', '–', '—', '﴾']);
// Signs that demand or allow a pause. U+06D9 (do not pause) is ignored; of a pair of U+06DB only the second counts.
const PAUSE_MARKS = new Set(['\u06D6', '\u06D7', '\u06D8', '\u06DA', '\u06DB']);
const NO_PAUSE_MARK = '\u06D9';
const PAIRED_PAUSE_MARK = '\u06DB';

/** What is not transliterated: the placeholder of a name, and the blessing upon the Prophet. */
export function isPlaceholderOrBlessing(core: string): boolean {
  return core === 'ﷺ' || /^\{[a-z]+\}$/.test(core);
}

/** Splits one line into tokens. No character is lost: the texts joined by spaces give the line's words back. */
export function splitIntoWordTokens(line: string): WordToken[] {
  const tokens: WordToken[] = [];
  const pairs = line.split(PAIRED_PAUSE_MARK).length - 1;
  let pair = 0;
  let open = 0;
  // A thin space (2:72) is part of its word, so only plain white space separates words.
  for (const text of line.split(/[ \t\r]+/)) {
    if (text === '') continue;
    const start = leadingPunctuationLength(text);
    const end = trailingPunctuationStart(text, start);
    const after = text.slice(end);
    if (after.includes(PAIRED_PAUSE_MARK)) pair += 1;
    const skip = after.includes(PAIRED_PAUSE_MARK) && pairs > 1 && pair % 2 === 1;
    const pauses = [...after].some(
      (char) => PAUSE_PUNCTUATION.has(char) || (PAUSE_MARKS.has(char) && !(skip && char === PAIRED_PAUSE_MARK)),
    );
    const previous = tokens.at(-1);
    if (start === text.length && previous !== undefined && [...text].some((char) => PAUSE_PUNCTUATION.has(char))) previous.pauses = true;
    const before = text.slice(0, start);
    open += countSigns(before, '([') - countSigns(before, ')]');
    const bracketed = open > 0;
    open = Math.max(0, open + countSigns(after, '([') - countSigns(after, ')]'));
    tokens.push({ text, core: text.slice(start, end), before, after, pauses, bracketed });
  }
  return tokens;
}

const countSigns = (text: string, signs: string): number => [...text].filter((char) => signs.includes(char)).length;

function leadingPunctuationLength(text: string): number {
  let at = 0;
  while (at < text.length && Object.hasOwn(LATIN_PUNCTUATION_BY_SIGN, text[at] as string)) at += 1;
  return at;
}

function trailingPunctuationStart(text: string, start: number): number {
  let at = text.length;
  while (at > start && isTrailingSign(text[at - 1] as string)) at -= 1;
  return at;
}

function isTrailingSign(char: string): boolean {
  if (isLetter(char) || isMark(char)) return false;
  return Object.hasOwn(LATIN_PUNCTUATION_BY_SIGN, char) || PAUSE_MARKS.has(char) || char === NO_PAUSE_MARK;
}

/**
 * The punctuation as a reader of Latin letters writes it. With `showPauseMarks` a pause mark without other punctuation
 * becomes a comma.
 */
export function latinPunctuation(text: string, showPauseMarks: boolean): string {
  let out = '';
  let marked = false;
  for (const char of text) {
    out += LATIN_PUNCTUATION_BY_SIGN[char] ?? '';
    if (PAUSE_MARKS.has(char)) marked = true;
  }
  return out === '' && marked && showPauseMarks ? ',' : out;
}
