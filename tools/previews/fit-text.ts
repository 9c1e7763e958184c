/** Finds the size and the lines in which a text fits a place. Lines break between words alone, and a text is cut there too. */
import { balanced, fillLines, type Measure, widthOf } from '../../text/picture/lines.ts';

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

/** How many lines of a size a place has. */
const linesAt = (size: number, { height, lineHeight, mostLines }: Room): number =>
  Math.min(mostLines, Math.floor(height / (lineHeight * size)));

/** As many words as fit at the smallest size with room for the sign of the cut; fewer, where that ends at a pause. */
function cutWords(words: readonly string[], room: Room, measure: Measure): string[] {
  const most = room.width / room.smallest;
  const lines = fillLines(words, most, measure).slice(0, linesAt(room.smallest, room));
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
    const lines = fillLines(words, most, measure);
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
