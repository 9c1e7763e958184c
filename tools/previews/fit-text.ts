/** Finds the size and the lines in which a text fits a place. Lines break between words alone, and a text is cut there too. */

export interface Measure {
  /** Width of a word, in em. */
  word: (word: string) => number;
  /** Width of the space between two words, in em. */
  space: number;
}

export interface Room {
  /** Pixels. */
  width: number;
  height: number;
  /** Distance of two baselines, in em. */
  lineHeight: number;
  mostLines: number;
  /** Font sizes in pixels. A text that does not fit at the smallest is cut. */
  largest: number;
  smallest: number;
}

export interface Fitted {
  /** Pixels. */
  size: number;
  lines: string[];
  /** Words were left out at the end. */
  cut: boolean;
}

const STEP = 2;
/** What is drawn in place of the words left out, in em. */
export const ELLIPSIS_EM = 1.1;
/** A verse's marks for a pause, and what ends a clause. */
const PAUSE = /[،؛.:!؟\u06d6-\u06db﴾,;]$/u;
/** A cut goes back to a pause if that keeps this part of the words which would fit. */
const KEPT_FOR_PAUSE = 0.6;

/** Fills lines up to a width in em; a longer word has a line of its own. */
function fill(words: readonly string[], most: number, { word, space }: Measure): string[][] {
  const lines: string[][] = [];
  let width = 0;
  for (const one of words) {
    const added = width + space + word(one);
    const line = lines.at(-1);
    if (line && added <= most) {
      line.push(one);
      width = added;
    } else {
      lines.push([one]);
      width = word(one);
    }
  }
  return lines;
}

const widthOf = (line: readonly string[], { word, space }: Measure): number =>
  line.reduce((sum, one) => sum + word(one), 0) + space * (line.length - 1);

/** Lines of about one length: the narrowest fill that takes no more lines than the widest does. */
function balanced(words: readonly string[], most: number, measure: Measure): string[][] {
  const { length } = fill(words, most, measure);
  let [tooNarrow, enough] = [0, most];
  while (enough - tooNarrow > 0.05) {
    const middle = (enough + tooNarrow) / 2;
    const lines = fill(words, middle, measure);
    if (lines.length <= length && lines.every((line) => widthOf(line, measure) <= middle)) enough = middle;
    else tooNarrow = middle;
  }
  return fill(words, enough, measure);
}

/** How many lines of a size a place has. */
const linesAt = (size: number, { height, lineHeight, mostLines }: Room): number =>
  Math.min(mostLines, Math.floor(height / (lineHeight * size)));

/** As many words as fit at the smallest size with room for the sign of the cut; fewer, where that ends at a pause. */
function cutWords(words: readonly string[], room: Room, measure: Measure): string[] {
  const most = room.width / room.smallest;
  const lines = fill(words, most, measure).slice(0, linesAt(room.smallest, room));
  const last = lines.at(-1) ?? [];
  while (last.length > 1 && widthOf(last, measure) + ELLIPSIS_EM > most) last.pop();
  const kept = lines.flat();
  const pause = kept.findLastIndex((word) => PAUSE.test(word)) + 1;
  return pause >= kept.length * KEPT_FOR_PAUSE ? kept.slice(0, pause) : kept;
}

/** Sets a text as large as its place allows. */
export function fitText(text: string, room: Room, measure: Measure): Fitted {
  const words = text.split(' ').filter(Boolean);
  for (let size = room.largest; size >= room.smallest; size -= STEP) {
    const most = room.width / size;
    const lines = fill(words, most, measure);
    if (lines.length <= linesAt(size, room) && lines.every((line) => widthOf(line, measure) <= most))
      return { size, lines: balanced(words, most, measure).map((line) => line.join(' ')), cut: false };
  }
  const kept = cutWords(words, room, measure);
  // The sign of the cut stands after the last word, so lines are made as if it belonged to it.
  const [before, last = ''] = [kept.slice(0, -1), kept.at(-1)];
  const withSign = { ...measure, word: (word: string) => measure.word(word) + (word === last ? ELLIPSIS_EM : 0) };
  const lines = balanced([...before, last], room.width / room.smallest, withSign);
  return { size: room.smallest, lines: lines.map((line) => line.join(' ')), cut: true };
}
