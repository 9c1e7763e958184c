/** The sounds of transliteration as people type it: without signs, with any vowels, words divided anywhere. */
import { foldLatin } from '../search/fold.ts';
import { memoizeByWord } from './memoize.ts';

export interface WordWithSoundRange {
  at: number;
  text: string;
  /** Its sounds within those of the text; `to` is behind the last. */
  from: number;
  to: number;
}

export interface TextSounds {
  letters: string;
  words: readonly WordWithSoundRange[];
}

const WORD = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}\p{M}'’‘`´ʼʾʿ·-]*/gu;
/** Latin spellings of the Arabic article, alone or behind a prefix. Its l is often another letter, or not written. */
const ARTICLE = /^(wa?|fa?|bi?|ka?|li?|fi)?[aeiu]?l$/;

/** One letter for each sound that people spell in several ways; vowels say least and are left out. */
const SPELLING_TO_SOUND: readonly (readonly [RegExp, string])[] = [
  [/7/g, 'h'],
  [/5/g, 'k'],
  [/6/g, 't'],
  [/[0-9]/g, ''],
  [/dj/g, 'j'],
  [/kh/g, 'k'],
  [/gh/g, 'g'],
  [/ph/g, 'f'],
  [/sch|sh|sy|ch/g, 'š'],
  [/th|ts/g, 's'],
  [/dh|dz|zh|dl|z/g, 'd'],
  [/[qc]/g, 'k'],
  [/v/g, 'w'],
  [/p/g, 'b'],
  // A final h is the silent one of a feminine noun, or lengthens a vowel.
  [/h$/g, ''],
  [/[wy](?![aeiou])/g, ''],
  [/[aeiou]/g, ''],
];

/**
 * A one-word text with at most this many sounds, such as a name, is also compared by vowels: "hi" and "he" sound like al-Hayy.
 */
export const MAX_SOUNDS_TO_COMPARE_SPELLING = 2;
/** An article that is written apart, or assimilated to the next letter, which is then doubled. */
const WRITTEN_ARTICLE = /^[aei](?:l[- ]+|([^l]{1,2})[- ]*(?=\1))/;
/** As `SPELLING_TO_SOUND`, without its last two entries: these remove vowels, which are kept here. */
const SPELLING_TO_LETTER: readonly (readonly [RegExp, string])[] = [
  ...SPELLING_TO_SOUND.slice(0, -2),
  [/e/g, 'i'],
  [/o/g, 'u'],
  [/[- ]/g, ''],
  [/(.)\1+/g, '$1'],
  [/iy$/, 'i'],
];

/** Whether words are spelled alike, with or without the article. */
export function areSpelledAlike(one: readonly WordWithSoundRange[], other: readonly WordWithSoundRange[]): boolean {
  const spellings = (words: readonly WordWithSoundRange[]): string[] => {
    const folded = foldLatin(words.map(({ text }) => text).join(' '));
    const letters = (text: string): string => SPELLING_TO_LETTER.reduce((made, [pattern, by]) => made.replace(pattern, by), text);
    return [letters(folded), letters(folded.replace(WRITTEN_ARTICLE, ''))];
  };
  const known = spellings(other);
  return spellings(one).some((spelling) => known.includes(spelling));
}

const hyphenPieceSounds = (piece: string, isLast: boolean): string => {
  const article = ARTICLE.exec(piece);
  const bare = article && !(isLast && piece.length < 2) ? (article[1] ?? '') : piece;
  return SPELLING_TO_SOUND.reduce((sounds, [pattern, by]) => sounds.replace(pattern, by), bare.replace(/(.)\1+/g, '$1'));
};

const wordSounds = memoizeByWord((word): string => {
  const pieces = foldLatin(word).split('-');
  return pieces.map((piece, at) => hyphenPieceSounds(piece, at === pieces.length - 1)).join('');
});

/** The sounds of a text, with the words that they belong to. */
export function soundsOf(text: string): TextSounds {
  let letters = '';
  const words: WordWithSoundRange[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const from = letters.length;
    for (const sound of wordSounds(word)) if (!letters.endsWith(sound)) letters += sound;
    words.push({ at: index, text: word, from, to: letters.length });
  }
  return { letters, words };
}

/** Whether half the sounds of a word, or more, are among those at some indexes. */
export const isHalfOfWordHeard = (word: WordWithSoundRange, indexes: ReadonlySet<number>): boolean =>
  countSoundsAtIndexes(word, indexes) * 2 >= word.to - word.from;

/** How many sounds of a word are among those at some indexes. */
export function countSoundsAtIndexes({ from, to }: WordWithSoundRange, indexes: ReadonlySet<number>): number {
  let heard = 0;
  for (let at = from; at < to; at++) if (indexes.has(at)) heard += 1;
  return heard;
}

/** Formulas that stand in sentences of any kind, and name no text there. */
const FORMULA_SOUNDS = ['sallallahu alayhi wa sallam', 'salamu alaykum', 'wa rahmatullahi', 'wa barakatuh', 'bismillahi rahmani rahim'].map(
  (formula) => soundsOf(formula).letters,
);

/** How many of some sounds belong to formulas. */
export const formulaSoundCount = (letters: string): number =>
  FORMULA_SOUNDS.reduce((sum, formula) => sum + (letters.includes(formula) ? formula.length : 0), 0);

/** Thanks that people write below a message. */
const THANKS_TO_PEOPLE = ['jazakallahu', 'jazakumullahu', 'barakallahu'].map((words) => soundsOf(words).letters);

/** Whether sounds begin with thanks. */
export const startsWithThanksToPeople = (letters: string): boolean => THANKS_TO_PEOPLE.some((courtesy) => letters.startsWith(courtesy));
