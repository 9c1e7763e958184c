/** Finds the size and the lines in which a text fits a place. Lines break between words alone, and a text is cut there too. */
import { readText, setText } from '../core/picture/paragraph.ts';

export interface TextBox {
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

export interface FittedText {
  /** Pixels. */
  size: number;
  lines: string[];
}

export const ELLIPSIS = '…';
const STEP = 2;
/** A verse's marks for a pause, and what ends a clause. */
const PAUSE = /[،؛.:!؟\u06d6-\u06db﴾,;]$/u;
/** A text is cut at the last pause if at least this share of the words that fit comes before it. */
const KEPT_FOR_PAUSE = 0.6;

/**
 * Sets a text as large as its place allows.
 * @param widthOf width of a word, in em
 */
export function fitText(text: string, widthOf: (word: string) => number, box: TextBox): FittedText {
  const linesAt = (size: number, part: string): string[] | undefined => {
    const lines = setText(readText(part, 'heading', widthOf), size, box.width, true)?.lines;
    return lines && lines.length <= Math.min(box.mostLines, Math.floor(box.height / (box.lineHeight * size))) ? lines : undefined;
  };
  for (let size = box.largest; size >= box.smallest; size -= STEP) {
    const lines = linesAt(size, text);
    if (lines) return { size, lines };
  }
  const words = text.split(' ');
  const cutTo = (count: number): string[] | undefined => linesAt(box.smallest, `${words.slice(0, count).join(' ')} ${ELLIPSIS}`);
  const most = words.findLastIndex((_, index) => cutTo(index + 1)) + 1;
  const pause = words.slice(0, most).findLastIndex((word) => PAUSE.test(word)) + 1;
  const kept = pause >= most * KEPT_FOR_PAUSE ? pause : most;
  return { size: box.smallest, lines: cutTo(kept) ?? [] };
}
