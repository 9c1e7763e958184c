/** Finds known texts by transliteration as people type it: without signs, vowels as they please, words parted anywhere. */
import { foldLatin } from '../search/fold.ts';
import { remembered } from './remember.ts';
import { placesAbove0, topItems } from './top-items.ts';

export interface SoundWord {
  at: number;
  text: string;
  /** Bounds of its sounds in the text's. */
  from: number;
  to: number;
}

interface Sounds {
  letters: string;
  words: readonly SoundWord[];
}

const WORD = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}\p{M}'’‘`´ʼʾʿ·-]*/gu;
/** The article, by itself or with what is joined to it. Its l is often another letter, or not written. */
const ARTICLE = /^(wa?|fa?|bi?|ka?|li?|fi)?[aeiu]?l$/;

/** One letter for the sounds that different habits spell differently; vowels say least and are left out. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
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
  // At an end it is the silent h of a feminine noun, or the vowel's.
  [/h$/g, ''],
  [/[wy](?![aeiou])/g, ''],
  [/[aeiou]/g, ''],
];

const pieceSounds = (piece: string, isLast: boolean): string => {
  const article = ARTICLE.exec(piece);
  const bare = article && !(isLast && piece.length < 2) ? (article[1] ?? '') : piece;
  return SOUNDS.reduce((sounds, [pattern, by]) => sounds.replace(pattern, by), bare.replace(/(.)\1+/g, '$1'));
};

const wordSounds = remembered((word): string => {
  const pieces = foldLatin(word).split('-');
  return pieces.map((piece, at) => pieceSounds(piece, at === pieces.length - 1)).join('');
});

/** The sounds of a text, with the words that they belong to. */
function soundsOf(text: string): Sounds {
  let letters = '';
  const words: SoundWord[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const from = letters.length;
    for (const sound of wordSounds(word)) if (!letters.endsWith(sound)) letters += sound;
    words.push({ at: index, text: word, from, to: letters.length });
  }
  return { letters, words };
}

const GRAM = 3;

function gramsOf(letters: string): Set<string> {
  const grams = new Set<string>();
  for (let at = 0; at + GRAM <= letters.length; at++) grams.add(letters.slice(at, at + GRAM));
  if (letters.length < GRAM) grams.add(letters);
  return grams;
}

let kept = new Int16Array(1 << 14);

/** Room for the scores of one alignment, which is used again by the next. What was written there stands there still. */
function room(size: number): Int16Array {
  if (kept.length < size) kept = new Int16Array(size);
  return kept;
}

/** Scores in whole numbers, by which the way back is read again; no text is so long that they pass 32,767. */
const SAME = 10;
const OTHER = -7;
const GAP = -6;

/** Which letters of both are the same, in the best local alignment. */
function matchedLetters(theirs: string, ours: string): { score: number; theirs: Set<number>; ours: Set<number> } {
  // Nothing scores more than a text that is there letter by letter.
  const place = theirs.indexOf(ours);
  if (place >= 0) {
    const all = Array.from({ length: ours.length }, (_, at) => at);
    return { score: SAME * ours.length, theirs: new Set(all.map((at) => place + at)), ours: new Set(all) };
  }
  const width = ours.length + 1;
  const own = Uint16Array.from(ours, (letter) => letter.charCodeAt(0));
  const scores = room((theirs.length + 1) * width);
  scores.fill(0, 0, width);
  let best = 0;
  let end = 0;
  // The innermost loop: plain comparisons, nothing allocated, and what the cell before has read is not read again.
  for (let row = 1; row <= theirs.length; row++) {
    const letter = theirs.charCodeAt(row - 1);
    let cell = row * width;
    scores[cell] = 0;
    let left = 0;
    let across = 0;
    for (let column = 0; column < own.length; column++) {
      cell += 1;
      const up = scores[cell - width] ?? 0;
      let score = across + (letter === own[column] ? SAME : OTHER);
      if (up + GAP > score) score = up + GAP;
      if (left + GAP > score) score = left + GAP;
      if (score < 0) score = 0;
      scores[cell] = score;
      left = score;
      across = up;
      if (score > best) {
        best = score;
        end = cell;
      }
    }
  }
  const found = { score: best, theirs: new Set<number>(), ours: new Set<number>() };
  for (let cell = end; (scores[cell] ?? 0) > 0;) {
    const [row, column] = [Math.floor(cell / width), cell % width];
    const score = scores[cell] ?? 0;
    const same = theirs.charCodeAt(row - 1) === ours.charCodeAt(column - 1);
    if (score === (scores[cell - width - 1] ?? 0) + (same ? SAME : OTHER)) {
      if (same) {
        found.theirs.add(row - 1);
        found.ours.add(column - 1);
      }
      cell -= width + 1;
    } else cell -= score === (scores[cell - width] ?? 0) + GAP ? width : 1;
  }
  return found;
}

/** The longest stretch without a gap in an alignment. @param theirs places in one text @param ours those beside them in the other, in the same order */
function longestRun(theirs: ReadonlySet<number>, ours: ReadonlySet<number>): number {
  const own = [...ours];
  let [longest, run, lastPlace, lastOwn] = [0, 0, Number.NaN, Number.NaN];
  for (const [at, place] of [...theirs].entries()) {
    const ownPlace = own[at] ?? Number.NaN;
    run = Math.abs(place - lastPlace) === 1 && Math.abs(ownPlace - lastOwn) === 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    [lastPlace, lastOwn] = [place, ownPlace];
  }
  return longest;
}

/** A text that sounds like a message. */
export interface SoundMatch {
  /** Index into the list of known texts. */
  text: number;
  /** Shares of the sounds that the other side has, from 0 to 1. */
  ofMessage: number;
  ofText: number;
  message: Sounds;
  own: Sounds;
  /** Sounds of both sides that the other has too. */
  theirs: ReadonlySet<number>;
  ours: ReadonlySet<number>;
  /** The most of them in a row, without a sound between that only one side has. */
  run: number;
}

/** Texts that are laid beside the beginning of a message: as many by all that they share as by the share of them that it is. */
const MOST_CANDIDATES = 6;
/** A text that shares less than this part of what the best one shares is none of them. */
const LEAST_OF_BEST = 0.5;
const BEGINNING = 240;
/** A text that has less of the beginning of a long message is not laid beside the rest. */
const LEAST_OF_BEGINNING = 0.3;
/** The least share of the sounds of a message that a text must have to be given. */
const LEAST_OF_MESSAGE = 0.6;
/** Texts that are laid beside all of it, and given. */
const MOST_HEARD = 3;
/** A longer message is no transliteration of one text; so much of it is heard. */
const MOST_SOUNDS = 1200;

export class SoundIndex {
  private readonly texts: { text: number; own: Sounds }[] = [];
  private readonly grams = new Map<string, number[]>();

  add(text: number, latin: string): void {
    const own = soundsOf(latin);
    const at = this.texts.push({ text, own }) - 1;
    for (const gram of gramsOf(own.letters)) {
      const known = this.grams.get(gram);
      if (known) known.push(at);
      else this.grams.set(gram, [at]);
    }
  }

  private candidates(letters: string, most: number): number[] {
    const scores = new Float64Array(this.texts.length);
    for (const gram of gramsOf(letters)) {
      const texts = this.grams.get(gram) ?? [];
      const weight = Math.log(1 + this.texts.length / texts.length);
      for (const at of texts) scores[at] = (scores[at] ?? 0) + weight;
    }
    const scoreOf = (at: number): number => scores[at] ?? 0;
    const having = placesAbove0(scores);
    const shareOf = (at: number): number => scoreOf(at) / (12 + (this.texts[at]?.own.letters.length ?? 0));
    const nearest = [scoreOf, shareOf].flatMap((valueOf) => {
      const best = topItems(having, most, valueOf);
      return best.filter((at) => valueOf(at) >= LEAST_OF_BEST * valueOf(best[0] ?? at));
    });
    return [...new Set(nearest)];
  }

  private lay(message: Sounds, letters: string, at: number): (SoundMatch & { worth: number })[] {
    const known = this.texts[at];
    if (!known) return [];
    const { score, theirs, ours } = matchedLetters(letters, known.own.letters);
    const left = known.own.letters.length - ours.size;
    return [
      {
        text: known.text,
        ofMessage: theirs.size / letters.length,
        ofText: ours.size / known.own.letters.length,
        message,
        own: known.own,
        theirs,
        ours,
        run: longestRun(theirs, ours),
        worth: score / SAME - 0.04 * Math.min(left, 50) - (left > 2 ? 0.3 : 0),
      },
    ];
  }

  /**
   * The texts that a message sounds most like, the nearest first.
   * @param most texts that are laid beside it for each of the two ways to choose them
   */
  hear(message: string, most = MOST_CANDIDATES): SoundMatch[] {
    const all = soundsOf(message);
    const letters = all.letters.slice(0, MOST_SOUNDS);
    const beginning = letters.slice(0, BEGINNING);
    const layAll = (places: readonly number[], of: string): { at: number; heard: SoundMatch & { worth: number } }[] =>
      places.flatMap((at) => this.lay(all, of, at).map((heard) => ({ at, heard })));
    const nearest = (laid: ReturnType<typeof layAll>): ReturnType<typeof layAll> =>
      laid.toSorted((a, b) => b.heard.worth - a.heard.worth).slice(0, MOST_HEARD);
    // A long message holds more sounds than most texts have: they need not be laid beside it.
    const isLong = (at: number): boolean => (this.texts[at]?.own.letters.length ?? 0) / letters.length >= LEAST_OF_MESSAGE;
    const isBegun = ({ at, heard }: ReturnType<typeof layAll>[number]): boolean => isLong(at) && heard.ofMessage >= LEAST_OF_BEGINNING;
    const candidates = this.candidates(beginning, most);
    if (!candidates.some(isLong)) return [];
    // A text with the very same sounds is the answer, and the others need not be laid beside them.
    const same = candidates.find((at) => this.texts[at]?.own.letters === letters);
    const laid = layAll(same === undefined ? candidates : [same], beginning);
    if (!laid.some(isBegun)) return [];
    const first = nearest(laid);
    const heard =
      beginning.length === letters.length
        ? first
        : nearest(
            layAll(
              first.filter(isBegun).map(({ at }) => at),
              letters,
            ),
          );
    return heard.map((one) => one.heard).filter(({ ofMessage }) => ofMessage >= LEAST_OF_MESSAGE);
  }
}
