import { isLetter, isMark, characterName } from '../script.ts';
import { composeHamza } from './compose.ts';
import { WordError } from './error.ts';

export type Vowel = 'a' | 'i' | 'u';

/** One letter of a word with what stands on it. */
export interface Letter {
  /** The letter; every form of hamza but آ is 'ء'. */
  char: string;
  /** The character as written, for error messages. */
  written: string;
  vowel: Vowel | '';
  tanwin: boolean;
  shadda: boolean;
  sukun: boolean;
  dagger: boolean;
  madda: boolean;
  /** U+06E0: silent in speech, sounded at a pause. */
  pauseOnly: boolean;
  /** U+065C under a letter: its long a leans towards e. */
  imala: boolean;
}

export type ArabicOrthography = 'everyday' | 'uthmani';

// Alternatives and no character class: within a class, combining marks would join the character before them.
const UTHMANI_SIGN =
  /\u0671|\u06E1|\u0653|\u0654|\u0655|\u0656|\u0657|\u065E|\u065C|\p{Script=Arabic}[\u06D6-\u06DC]|[\u06DF-\u06E8]|[\u06EA-\u06ED]|[\u08F0-\u08F2]/u;
// The Qur'an's madda can also be one character with its alif. This finds it where everyday spelling has no آ: after fatha
// and beside a hamza.
const UTHMANI_MADDA = /ء\u064Eآ|\u064E\u0651?آ[ءأإؤئ]/u;
// The everyday sukun, on a letter that the Qur'an's spelling never marks as silent.
const EVERYDAY_SUKUN = /(?!ا|و|ي|ى)\p{L}\u0651?\u0652/u;

/**
 * The spelling a text is written in, or undefined where it shows no sign of either: only the Qur'an's has its own
 * sukun, wasla, small letters and pause marks; only the everyday one has U+0652 on a letter that is read.
 */
export function orthographyOf(text: string): ArabicOrthography | undefined {
  const composed = composeHamza(text);
  if (UTHMANI_SIGN.test(composed) || UTHMANI_MADDA.test(composed)) return 'uthmani';
  return EVERYDAY_SUKUN.test(composed) ? 'everyday' : undefined;
}

const HAMZAS = new Set(['ء', 'أ', 'إ', 'ؤ', 'ئ']);
// The small letters stand for a ya, waw or nun that the early script left out.
const LETTER_OF_SMALL_LETTER: Readonly<Record<string, string>> = { '\u06E5': 'و', '\u06E6': 'ي', '\u06E7': 'ي', '\u06E8': 'ن' };
const VOWEL_BY_MARK: Readonly<Record<string, Vowel>> = { '\u064E': 'a', '\u0650': 'i', '\u064F': 'u' };
const TANWIN_VOWEL_BY_MARK: Readonly<Record<string, Vowel>> = {
  '\u064B': 'a',
  '\u064D': 'i',
  '\u064C': 'u',
  '\u0657': 'a',
  '\u0656': 'i',
  '\u065E': 'u',
  '\u08F0': 'a',
  '\u08F2': 'i',
  '\u08F1': 'u',
};
const TATWEEL = '\u0640';

function letterWithoutMarks(char: string): Letter {
  return {
    char: HAMZAS.has(char) ? 'ء' : (LETTER_OF_SMALL_LETTER[char] ?? char),
    written: char,
    vowel: '',
    tanwin: false,
    shadda: false,
    sukun: char === '\u06E8',
    dagger: false,
    madda: false,
    pauseOnly: false,
    imala: false,
  };
}

/** Splits a word into letters and their marks; letters that are marked as silent are left out. */
export function readLetters(word: string, orthography: ArabicOrthography): Letter[] {
  const letters: Letter[] = [];
  const silent = new Set<Letter>();
  for (const char of word) {
    const last = letters.at(-1);
    if (char === TATWEEL || isLetter(char) || Object.hasOwn(LETTER_OF_SMALL_LETTER, char)) {
      letters.push(orthography === 'uthmani' && char === 'آ' ? { ...letterWithoutMarks('ا'), madda: true } : letterWithoutMarks(char));
    } else if (isMark(char)) {
      if (last === undefined) throw new WordError('orphan-mark', char, 'a mark with no letter under it');
      addMark(last, char, orthography, silent);
    } else {
      throw new WordError('foreign-character', char, `${characterName(char.codePointAt(0) ?? 0)} does not belong in an Arabic word`);
    }
  }
  const lost = [...silent].find(({ char }) => char === 'ء');
  if (lost) throw new WordError('conflicting-marks', lost.written, 'a hamza on a letter that is marked as silent');
  return dropSilentAlif(foldTatweel(letters).filter((letter) => !silent.has(letter)));
}

function addMark(letter: Letter, char: string, orthography: ArabicOrthography, silent: Set<Letter>): void {
  const vowel = VOWEL_BY_MARK[char];
  const tanwin = TANWIN_VOWEL_BY_MARK[char];
  if (vowel !== undefined || tanwin !== undefined) {
    if (letter.vowel !== '') throw new WordError('conflicting-marks', letter.written, 'two vowels on one letter');
    if (letter.sukun) throw new WordError('conflicting-marks', letter.written, 'a vowel and a sukun on one letter');
    letter.vowel = vowel ?? tanwin ?? '';
    letter.tanwin = tanwin !== undefined;
    return;
  }
  switch (char) {
    case '\u0651':
      if (letter.shadda) throw new WordError('conflicting-marks', letter.written, 'two shaddas on one letter');
      letter.shadda = true;
      return;
    case '\u0652':
      // In the Qur'an's spelling this sign means "not read"; on an alif it can mean nothing else in either spelling.
      if (letter.char === 'ا') silent.add(letter);
      else if (orthography === 'everyday') setSukun(letter);
      else if ('ويى'.includes(letter.char)) silent.add(letter);
      else throw new WordError('mixed-orthography', letter.written, 'an everyday sukun (U+0652) beside signs of the Qur’an’s spelling');
      return;
    case '\u06E1':
      setSukun(letter);
      return;
    case '\u06DF':
      silent.add(letter);
      return;
    case '\u0670':
      letter.dagger = true;
      return;
    case '\u0653':
    case '\u06E4':
      letter.madda = true;
      return;
    case '\u06E0':
      letter.pauseOnly = true;
      return;
    case '\u065C':
    case '\u06EA':
      letter.imala = true;
      return;
    case '\u0654':
    case '\u0655':
      letter.char = 'ء';
      return;
    case '\u06DC':
      // Over a sad inside a word it says: read sin. Elsewhere it is a short silence, which changes no sound.
      if (letter.char === 'ص') letter.char = 'س';
      return;
    case '\u06E2':
    case '\u06ED':
      // A small mim on a vowel is a tanwin before b; on a nun it is the nun's own sukun.
      if (letter.vowel === '') letter.sukun = true;
      else letter.tanwin = true;
      return;
    case '\u06EC':
      // Over an alif: a hamza read softly (41:44). Over a mim: rounded lips, no sound of its own (12:11).
      if (letter.char === 'ا') Object.assign(letter, { char: 'ء', vowel: 'a' });
      return;
  }
}

function setSukun(letter: Letter): void {
  if (letter.vowel !== '') throw new WordError('conflicting-marks', letter.written, 'a vowel and a sukun on one letter');
  if (letter.sukun) throw new WordError('conflicting-marks', letter.written, 'two sukuns on one letter');
  letter.sukun = true;
}

/** Drops each tatweel; its dagger alif moves to the letter before. One with a hamza counts as the hamza and stays. */
function foldTatweel(letters: Letter[]): Letter[] {
  const kept: Letter[] = [];
  for (const letter of letters) {
    if (letter.char !== TATWEEL) {
      kept.push(letter);
      continue;
    }
    const before = kept.at(-1);
    if (letter.vowel !== '' || letter.shadda || letter.sukun || (letter.dagger && before === undefined)) {
      throw new WordError('orphan-mark', TATWEEL, 'a vowel on a tatweel');
    }
    if (before !== undefined && letter.dagger) before.dagger = true;
  }
  return kept;
}

/** The alif written after the waw of the plural is never read: qālū, daʿaw. */
function dropSilentAlif(letters: Letter[]): Letter[] {
  const alif = letters.at(-1);
  const waw = letters.at(-2);
  if (alif?.char !== 'ا' || waw?.char !== 'و' || isMarked(alif)) return letters;
  return waw.vowel === 'a' || waw.tanwin || waw.dagger ? letters : letters.slice(0, -1);
}

/** Whether the letter is one of the small ones that the Qur'an's spelling adds. */
export function isSmallLetter(letter: Letter): boolean {
  return Object.hasOwn(LETTER_OF_SMALL_LETTER, letter.written);
}

/** Whether the letter has a vowel, a shadda, a sukun, a dagger alif or a sign that is read at a pause alone. A madda does not count. */
export function isMarked(letter: Letter): boolean {
  return letter.vowel !== '' || letter.shadda || letter.sukun || letter.dagger || letter.pauseOnly;
}
