import { characterName } from '../script.ts';

/** Why a text was refused, for programs. docs/transliteration.md says what each code means; a code never changes its meaning. */
export const ERROR_CODES = [
  'empty-text',
  'missing-vowel',
  'missing-sukun',
  'missing-shadda',
  'missing-hamza',
  'unexpected-shadda',
  'conflicting-marks',
  'orphan-mark',
  'foreign-character',
  'mixed-orthography',
  'vowel-on-alif',
  'stray-alif',
  'tanwin-without-alif',
  'vowelless-beginning',
  'vowelless-consonant',
  'joined-words',
  'bracketed-words',
  'sukun-before-wasla',
  'ambiguous-wasla',
  'ambiguous-lam',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

interface ErrorLocation {
  /** Number of the line in the text given, from 1. */
  line: number;
  /** The word's place in its line, from 1, and the word as written. */
  word: { index: number; text: string };
  /** The letter or mark concerned, or '' when the whole word is. */
  letter: string;
}

/** Text that cannot be transliterated without guessing. It says where, and what is missing or foreign. */
export class TransliterationError extends Error {
  readonly code: ErrorCode;
  readonly line: number;
  readonly word: { index: number; text: string };
  readonly letter: string;
  readonly reason: string;

  constructor(code: ErrorCode, place: ErrorLocation, reason: string) {
    const letter = place.letter === '' ? '' : `, ${describeLetter(place.letter)}`;
    const word = place.word.text === '' ? '' : `, word ${place.word.index} ${place.word.text}`;
    super(`line ${place.line}${word}${letter}: ${reason}`);
    this.name = 'TransliterationError';
    this.code = code;
    this.line = place.line;
    this.word = place.word;
    this.letter = place.letter;
    this.reason = reason;
  }
}

/** What goes wrong inside one word, before its place in the text is known. */
export class WordError extends Error {
  readonly code: ErrorCode;
  readonly letter: string;

  constructor(code: ErrorCode, letter: string, reason: string) {
    super(reason);
    this.code = code;
    this.letter = letter;
  }
}

function describeLetter(letter: string): string {
  // A mark alone would be drawn on the character before it, so only its name is shown.
  const first = letter.codePointAt(0) ?? 0;
  return /^\p{M}/u.test(letter) ? characterName(first) : `${letter} ${characterName(first)}`;
}
