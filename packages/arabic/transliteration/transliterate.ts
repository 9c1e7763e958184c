// Writes vowelled Arabic in Latin letters, as it is read aloud. The scheme: docs/transliteration.md.
import { TransliterationError, WordError } from './error.ts';
import { soundsAtPause, soundsBeforeWasla, speakOrElideWasla } from './join.ts';
import { readChapterOpeningLetters } from './joined-letters.ts';
import { type ArabicOrthography, orthographyOf, readLetters } from './letters.ts';
import { plainFromPrecise } from './plain.ts';
import { readWord } from './read-word.ts';
import { renderSounds, type TransliterationStyle, TRANSLITERATION_STYLES } from './render.ts';
import type { Sound } from './sounds.ts';
import { NEXT_VERSE_PLACEHOLDER } from './assimilated.ts';
import { isWasla } from './wasla.ts';
import { isPlaceholderOrBlessing, latinPunctuation, type WordToken, splitIntoWordTokens } from './tokens.ts';

export { ERROR_CODES, type ErrorCode, TransliterationError } from './error.ts';

export interface TransliterationOptions {
  /** No pauses: every case ending is kept, as for a word that stands alone, or to compare with other transliterations. */
  connected?: boolean;
  /** The spelling of the text, where a short piece of a verse may not show it. Found out from the text otherwise. */
  orthography?: ArabicOrthography;
}

export interface TransliteratedWord {
  /** The Arabic word as written, with its punctuation and pause marks. */
  arabic: string;
  precise: string;
  plain: string;
  /** Written together with the word before: bismi, -llāhi. */
  joined: boolean;
}

/** A word that is not joined to its neighbours yet: its sounds, or, where it has no sounds, its text in `fixed`. */
interface WordInProgress {
  token: WordToken;
  index: number;
  sounds: Sound[];
  fixed: string | undefined;
  joined: boolean;
  pauses: boolean;
}

/**
 * The words of each line in reading order, each with its piece of the transliteration.
 * @throws TransliterationError where the text is empty or cannot be read without guessing
 */
export function transliterateWords(text: string, options: TransliterationOptions = {}): TransliteratedWord[][] {
  if (text.trim() === '') throw new TransliterationError('empty-text', { line: 1, word: { index: 0, text: '' }, letter: '' }, 'empty text');
  const whole = options.orthography ?? orthographyOf(text);
  const lines = text.replace(/\n+$/, '').split('\n');
  return lines.map((line, at) => {
    const connected = options.connected === true;
    const orthography = options.orthography ?? orthographyOf(line) ?? whole;
    if (orthography !== undefined) return transliteratedWordsOfLine(line, at + 1, orthography, connected, NEXT_VERSE_PLACEHOLDER);
    return parseUnknownOrthography(line, at + 1, connected);
  });
}

// A short line without a sukun does not show its orthography; a verse such as 113:2 is readable only as one of the
// Qur'an.
function parseUnknownOrthography(line: string, lineNumber: number, connected: boolean): TransliteratedWord[] {
  try {
    return transliteratedWordsOfLine(line, lineNumber, 'everyday', connected, '');
  } catch (error) {
    try {
      const words = transliteratedWordsOfLine(line, lineNumber, 'uthmani', connected, '');
      // The Qur'an writes its wasla with a sign of its own, which would have shown the spelling.
      if (!hasPlainWasla(line)) return words;
    } catch {
      // The error of the everyday reading is thrown below.
    }
    throw error;
  }
}

function hasPlainWasla(line: string): boolean {
  return splitIntoWordTokens(line).some(({ core }) => {
    if (!core.includes('ا') || isPlaceholderOrBlessing(core)) return false;
    const letters = readLetters(core, 'uthmani');
    return letters.some((_, at) => isWasla(letters, at));
  });
}

/**
 * The text in Latin letters, line by line.
 * @throws TransliterationError where the text is empty or cannot be read without guessing; RangeError for an unknown style
 */
export function transliterate(text: string, style: TransliterationStyle, options: TransliterationOptions = {}): string {
  if (!TRANSLITERATION_STYLES.includes(style))
    throw new RangeError(`there is no style "${style}"; there are ${TRANSLITERATION_STYLES.join(' and ')}`);
  return transliterateWords(text, options)
    .map((words) => joinWords(words, style))
    .join('\n');
}

/** Writes a line of parsed words: a space between words, none where two are joined. */
function joinWords(words: readonly TransliteratedWord[], style: TransliterationStyle): string {
  let line = '';
  for (const word of words) line += (line === '' || word.joined || word[style] === '' ? '' : ' ') + word[style];
  return line;
}

function transliteratedWordsOfLine(
  line: string,
  lineNumber: number,
  orthography: ArabicOrthography,
  connected: boolean,
  wordAfterLine: string,
): TransliteratedWord[] {
  const tokens = splitIntoWordTokens(line);
  const spoken: WordInProgress[] = tokens.map((token, at) => {
    const place = { line: lineNumber, word: { index: at + 1, text: token.text } };
    return withErrorLocation(place, () => startWord(token, tokens[at + 1]?.core ?? wordAfterLine, at + 1, orthography, connected));
  });
  const final = spoken.findLast((word) => word.token.core !== '');
  if (final !== undefined && !connected) final.pauses = true;
  return spoken.map((word, at) => {
    const place = { line: lineNumber, word: { index: word.index, text: word.token.text } };
    return withErrorLocation(place, () => finishWord(word, spoken[at - 1], spoken[at + 1], connected, word === final));
  });
}

function withErrorLocation<T>(place: { line: number; word: { index: number; text: string } }, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof WordError) throw new TransliterationError(error.code, { ...place, letter: error.letter }, error.message);
    throw error;
  }
}

function startWord(token: WordToken, next: string, index: number, orthography: ArabicOrthography, connected: boolean): WordInProgress {
  const base = { token, index, joined: false, pauses: token.pauses && !connected };
  if (token.core === '' || isPlaceholderOrBlessing(token.core)) return { ...base, sounds: [], fixed: token.core };
  if (token.bracketed) throw new WordError('bracketed-words', '', 'words in brackets: take them out, or the brackets where they are said');
  const letters = readChapterOpeningLetters(token.core);
  if (letters !== undefined) return { ...base, sounds: [], fixed: letters };
  return { ...base, sounds: readWord(token.core, orthography, next), fixed: undefined };
}

/** Whether the word is joined to the one before: it begins with wasla, and no pause stands between. */
function isJoinedToWordBefore(word: WordInProgress | undefined, before: WordInProgress | undefined, connected: boolean): boolean {
  if (word?.sounds[0]?.type !== 'wasla' || word.token.before.replace('\u06DE', '') !== '') return false;
  if (before === undefined || before.sounds.length === 0 || before.pauses) return false;
  return !connected || latinPunctuation(before.token.after, false) === '';
}

function finishWord(
  word: WordInProgress,
  before: WordInProgress | undefined,
  after: WordInProgress | undefined,
  connected: boolean,
  final: boolean,
): TransliteratedWord {
  const { token } = word;
  const tail = latinPunctuation(token.after, token.pauses && !connected && !final);
  const head = latinPunctuation(token.before, false);
  if (word.fixed !== undefined) {
    const alone = token.core === '';
    return {
      arabic: token.text,
      precise: head + word.fixed + tail,
      plain: head + plainFromPrecise(word.fixed) + tail,
      joined: alone && before !== undefined && /^[,;?.:!…)\]”]/.test(head + tail),
    };
  }
  const joined = isJoinedToWordBefore(word, before, connected);
  let sounds = word.sounds;
  if (word.pauses) sounds = soundsAtPause(sounds);
  else if (isJoinedToWordBefore(after, word, connected)) sounds = soundsBeforeWasla(sounds, lastLetter(token.core));
  const settled = speakOrElideWasla(sounds, joined);
  return {
    arabic: token.text,
    precise: head + renderSounds(settled, 'precise') + tail,
    plain: head + renderSounds(settled, 'plain') + tail,
    joined,
  };
}

function lastLetter(core: string): string {
  return [...core].findLast((char) => /\p{L}/u.test(char)) ?? '';
}
