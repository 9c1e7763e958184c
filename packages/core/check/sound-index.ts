/** Finds known texts by the sounds of their transliteration. */
import { foldLatin } from '../search/fold.ts';
import type { MessageCharacterSpan } from './model.ts';
import { MAX_SOUNDS_TO_COMPARE_SPELLING, areSpelledAlike, countSoundsAtIndexes, soundsOf, type TextSounds } from './sounds.ts';
import { indexesAboveZero, topItems } from './top-items.ts';

const GRAM_LENGTH = 3;

function gramsOf(letters: string): Set<string> {
  const grams = new Set<string>();
  for (let at = 0; at + GRAM_LENGTH <= letters.length; at++) grams.add(letters.slice(at, at + GRAM_LENGTH));
  if (letters.length < GRAM_LENGTH) grams.add(letters);
  return grams;
}

let scoreBuffer = new Int16Array(1 << 14);

/** A buffer for the scores of one alignment. The next one reuses it, and it is not cleared. */
function reusedScoreBuffer(size: number): Int16Array {
  if (scoreBuffer.length < size) scoreBuffer = new Int16Array(size);
  return scoreBuffer;
}

/** Scores of the alignment; integers, from which the path is read back. No text is so long that a sum passes 32,767. */
const EQUAL_SOUND_SCORE = 10;
const DIFFERENT_SOUND_SCORE = -7;
const GAP_SCORE = -6;

/** Which letters of both are the same, in the best local alignment. */
function matchedSounds(theirs: string, ours: string): { score: number; theirs: Set<number>; ours: Set<number> } {
  // No alignment scores more than the whole text letter by letter.
  const place = theirs.indexOf(ours);
  if (place >= 0) {
    const all = Array.from({ length: ours.length }, (_, at) => at);
    return { score: EQUAL_SOUND_SCORE * ours.length, theirs: new Set(all.map((at) => place + at)), ours: new Set(all) };
  }
  const width = ours.length + 1;
  const own = Uint16Array.from(ours, (letter) => letter.charCodeAt(0));
  const scores = reusedScoreBuffer((theirs.length + 1) * width);
  scores.fill(0, 0, width);
  let best = 0;
  let end = 0;
  // The innermost loop: plain comparisons, nothing allocated, and no cell is read twice.
  for (let row = 1; row <= theirs.length; row++) {
    const letter = theirs.charCodeAt(row - 1);
    let cell = row * width;
    scores[cell] = 0;
    let left = 0;
    let across = 0;
    for (let column = 0; column < own.length; column++) {
      cell += 1;
      const up = scores[cell - width] ?? 0;
      let score = across + (letter === own[column] ? EQUAL_SOUND_SCORE : DIFFERENT_SOUND_SCORE);
      if (up + GAP_SCORE > score) score = up + GAP_SCORE;
      if (left + GAP_SCORE > score) score = left + GAP_SCORE;
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
  // Traces the best path back. Of steps with equal scores, the diagonal one is taken; within a gap, a step up over a letter of
  // theirs comes first, so that the gap stays in one piece.
  let isInGap = false;
  for (let cell = end; (scores[cell] ?? 0) > 0;) {
    const [row, column] = [Math.floor(cell / width), cell % width];
    const score = scores[cell] ?? 0;
    const same = theirs.charCodeAt(row - 1) === ours.charCodeAt(column - 1);
    const isAcross = score === (scores[cell - width - 1] ?? 0) + (same ? EQUAL_SOUND_SCORE : DIFFERENT_SOUND_SCORE);
    const isUp = score === (scores[cell - width] ?? 0) + GAP_SCORE;
    isInGap = !isAcross || (isInGap && isUp);
    if (isInGap) cell -= isUp ? width : 1;
    else {
      if (same) {
        found.theirs.add(row - 1);
        found.ours.add(column - 1);
      }
      cell -= width + 1;
    }
  }
  return found;
}

/** Shorter runs of common sounds come by chance. */
const MIN_SOUNDS_OF_RUN = 3;

/** An article that people write with the word before it, as in "minal hammi"; our sounds leave articles out. */
const ARTICLE_SOUND = 'l';
/** An article that is written with the first word, as in "alhamdulillah". */
const JOINED_FIRST_ARTICLE = /^[ae]l(?=[bcdfghjkmnpqrstvwxyz])/;

/** Whether a message begins with an article that our sounds lack. @param theirs places of the common sounds in it */
const beginsWithJoinedArticle = ({ words: [first] }: TextSounds, theirs: ReadonlySet<number>): boolean =>
  theirs.has(1) && !theirs.has(0) && first?.from === 0 && JOINED_FIRST_ARTICLE.test(foldLatin(first.text));

/**
 * Lengths of the stretches without a gap in an alignment, and the number of articles in the message, which are no gaps.
 * @param letters the sounds of the message @param theirs indexes of the common sounds in it
 * @param ours indexes of the same sounds in the text, in the same order
 */
function gaplessRuns(letters: string, theirs: ReadonlySet<number>, ours: ReadonlySet<number>): { runs: number[]; articles: number } {
  const own = [...ours];
  const runs: number[] = [];
  let articles = 0;
  let [run, lastPlace, lastOwn] = [0, Number.NaN, Number.NaN];
  for (const [at, place] of [...theirs].entries()) {
    const ownPlace = own[at] ?? Number.NaN;
    const between = letters.slice(Math.min(place, lastPlace) + 1, Math.max(place, lastPlace));
    if ((between === '' || between === ARTICLE_SOUND) && Math.abs(ownPlace - lastOwn) === 1) {
      run += 1;
      articles += between.length;
    } else {
      runs.push(run);
      run = 1;
    }
    [lastPlace, lastOwn] = [place, ownPlace];
  }
  return { runs: [...runs, run], articles };
}

/** A text that sounds like a message. */
export interface TextMatchBySound {
  /** Index into the list of known texts. */
  text: number;
  /** Common sounds as a share of those of the message, from 0 to 1; `ofText`: of those of the text. */
  ofMessage: number;
  ofText: number;
  message: TextSounds;
  own: TextSounds;
  /** Indexes of the common sounds in the message and in the text. */
  theirs: ReadonlySet<number>;
  ours: ReadonlySet<number>;
  /** Number of common sounds in the longest run without a gap on either side; `inRuns`: in all runs that are no chance. */
  run: number;
  inRuns: number;
}

/** Texts aligned with the beginning of a message: so many by common sounds, so many by these per length. */
const MAX_CANDIDATES_PER_RANKING = 6;
/** A text that scores less than this share of the best score is no candidate. */
const MIN_SHARE_OF_BEST_SCORE = 0.5;
const MESSAGE_BEGINNING_SOUND_COUNT = 240;
/** A text must have this share of the beginning to be aligned with the whole message. */
const MIN_BEGINNING_SHARE_FOR_ALIGNMENT = 0.3;
/** Least share of the sounds of the message that a text must have to be returned. */
const MIN_SHARED_PART_OF_MESSAGE = 0.6;
/** Texts that are aligned with the whole message, and returned. */
const MAX_SOUND_MATCHED_TEXTS = 3;
/** Fewer sounds in a sentence are like a text by chance. */
const MIN_SOUNDS_OF_SPAN = 5;
/** A longer message is no transliteration of one text; only its first sounds are compared. */
const MAX_COMPARED_SOUNDS = 1200;

export class SoundIndex {
  private readonly texts: { text: number; own: TextSounds }[] = [];
  private readonly grams = new Map<string, number[]>();

  /** Adds a text, or another form of one. */
  add(text: number, latin: string): void {
    const own = soundsOf(latin);
    const at = this.texts.push({ text, own }) - 1;
    for (const gram of gramsOf(own.letters)) {
      const known = this.grams.get(gram);
      if (known) known.push(at);
      else this.grams.set(gram, [at]);
    }
  }

  /** The texts that have some sounds in a row. */
  textsWithSounds(letters: string): number[] {
    return this.texts.flatMap(({ text, own }) => (own.letters.includes(letters) ? [text] : []));
  }

  private candidates(letters: string, most: number): number[] {
    const scores = new Float64Array(this.texts.length);
    for (const gram of gramsOf(letters)) {
      const texts = this.grams.get(gram) ?? [];
      const weight = Math.log(1 + this.texts.length / texts.length);
      for (const at of texts) scores[at] = (scores[at] ?? 0) + weight;
    }
    const scoreOf = (at: number): number => scores[at] ?? 0;
    const having = indexesAboveZero(scores);
    const shareOf = (at: number): number => scoreOf(at) / (12 + (this.texts[at]?.own.letters.length ?? 0));
    const nearest = [scoreOf, shareOf].flatMap((valueOf) => {
      const best = topItems(having, most, valueOf);
      return best.filter((at) => valueOf(at) >= MIN_SHARE_OF_BEST_SCORE * valueOf(best[0] ?? at));
    });
    return [...new Set(nearest)];
  }

  private alignWith(message: TextSounds, letters: string, at: number): (TextMatchBySound & { rank: number })[] {
    const known = this.texts[at];
    if (!known) return [];
    const { score, theirs, ours } = matchedSounds(letters, known.own.letters);
    const left = known.own.letters.length - ours.size;
    const { runs, articles: innerArticles } = gaplessRuns(letters, theirs, ours);
    const articles = innerArticles + (beginsWithJoinedArticle(message, theirs) ? 1 : 0);
    return [
      {
        text: known.text,
        ofMessage: (theirs.size + articles) / letters.length,
        ofText: ours.size / known.own.letters.length,
        message,
        own: known.own,
        theirs,
        ours,
        run: Math.max(...runs),
        inRuns: runs.filter((run) => run >= MIN_SOUNDS_OF_RUN).reduce((sum, run) => sum + run, 0),
        rank: score / EQUAL_SOUND_SCORE - 0.04 * Math.min(left, 50) - (left > 2 ? 0.3 : 0),
      },
    ];
  }

  /**
   * Where in a sentence its words sound like some text, whatever stands around; the most alike first. `run` is as for `TextMatchBySound`.
   * @param most as for `findMatches`
   */
  nearestSpans(sentence: string, most: number): (MessageCharacterSpan & { run: number })[] {
    const all = soundsOf(sentence);
    const letters = all.letters.slice(0, MAX_COMPARED_SOUNDS);
    const aligned = this.candidates(letters, most).flatMap((at) => this.alignWith(all, letters, at));
    return aligned
      .toSorted((a, b) => b.rank - a.rank)
      .flatMap(({ theirs, run }) => {
        const words = all.words.filter((word) => countSoundsAtIndexes(word, theirs) * 2 > word.to - word.from);
        const [first, last] = [words[0], words.at(-1)];
        if (!first || !last || last.to - first.from < MIN_SOUNDS_OF_SPAN) return [];
        return [{ start: first.at, end: last.at + last.text.length, run }];
      });
  }

  /**
   * The texts that a message sounds most like, the nearest first.
   * @param most texts aligned with it, for each of the two rankings
   */
  findMatches(message: string, most = MAX_CANDIDATES_PER_RANKING): TextMatchBySound[] {
    const all = soundsOf(message);
    const letters = all.letters.slice(0, MAX_COMPARED_SOUNDS);
    const beginning = letters.slice(0, MESSAGE_BEGINNING_SOUND_COUNT);
    const alignAll = (places: readonly number[], of: string): { at: number; heard: TextMatchBySound & { rank: number } }[] =>
      places.flatMap((at) => this.alignWith(all, of, at).map((heard) => ({ at, heard })));
    // A text that was added in two forms is returned once.
    const nearest = (aligned: ReturnType<typeof alignAll>): ReturnType<typeof alignAll> =>
      aligned
        .toSorted((a, b) => b.heard.rank - a.heard.rank)
        .filter(({ heard }, place, sorted) => sorted.findIndex((one) => one.heard.text === heard.text) === place)
        .slice(0, MAX_SOUND_MATCHED_TEXTS);
    // Texts that are too short for the message cannot reach the share that is required, and are skipped.
    const isLong = (at: number): boolean => (this.texts[at]?.own.letters.length ?? 0) / letters.length >= MIN_SHARED_PART_OF_MESSAGE;
    const isBegun = ({ at, heard }: ReturnType<typeof alignAll>[number]): boolean =>
      isLong(at) && heard.ofMessage >= MIN_BEGINNING_SHARE_FOR_ALIGNMENT;
    const candidates = this.candidates(beginning, most).filter((at) => {
      const own = this.texts[at]?.own;
      const isSpelled = own?.words.length === 1 && own.letters.length <= MAX_SOUNDS_TO_COMPARE_SPELLING;
      return !isSpelled || areSpelledAlike(all.words, own.words);
    });
    if (!candidates.some(isLong)) return [];
    // A text with exactly the same sounds is the answer; no other needs an alignment.
    const same = candidates.find((at) => this.texts[at]?.own.letters === letters);
    const aligned = alignAll(same === undefined ? candidates : [same], beginning);
    if (!aligned.some(isBegun)) return [];
    const first = nearest(aligned);
    const heard =
      beginning.length === letters.length
        ? first
        : nearest(
            alignAll(
              first.filter(isBegun).map(({ at }) => at),
              letters,
            ),
          );
    return heard.map((one) => one.heard).filter(({ ofMessage }) => ofMessage >= MIN_SHARED_PART_OF_MESSAGE);
  }
}
