/** Finds the size and the lines at which a text fits a box. Lines break, and long texts are cut, only between words. */
import { measureWords, breakIntoLines } from '../core/picture/paragraph.ts';

export interface TextBox {
  /** Pixels. */
  width: number;
  height: number;
  /** Distance of two baselines, in em. */
  lineHeight: number;
  maxLines: number;
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
const SIZE_STEP_PX = 2;
/** Matches a word that ends in a pause mark of a verse or in punctuation. */
const ENDS_IN_PAUSE = /[،؛.:!؟\u06d6-\u06db﴾,;]$/u;
/** A text is cut at the last pause if at least this share of the words that fit comes before it. */
const MIN_SHARE_TO_TRUNCATE_AT_PAUSE = 0.6;

/**
 * Finds the largest size and the lines of a text in a box; a too long text is cut.
 * @param widthOf width of a word, in em
 */
export function fitText(text: string, widthOf: (word: string) => number, box: TextBox): FittedText {
  const linesAt = (size: number, part: string): string[] | undefined => {
    const lines = breakIntoLines(measureWords(part, 'heading', widthOf), size, box.width, true)?.lines;
    return lines && lines.length <= Math.min(box.maxLines, Math.floor(box.height / (box.lineHeight * size))) ? lines : undefined;
  };
  for (let size = box.largest; size >= box.smallest; size -= SIZE_STEP_PX) {
    const lines = linesAt(size, text);
    if (lines) return { size, lines };
  }
  const words = text.split(' ');
  const cutTo = (count: number): string[] | undefined => linesAt(box.smallest, `${words.slice(0, count).join(' ')} ${ELLIPSIS}`);
  const most = words.findLastIndex((_, index) => cutTo(index + 1)) + 1;
  const pause = words.slice(0, most).findLastIndex((word) => ENDS_IN_PAUSE.test(word)) + 1;
  const kept = pause >= most * MIN_SHARE_TO_TRUNCATE_AT_PAUSE ? pause : most;
  return { size: box.smallest, lines: cutTo(kept) ?? [] };
}
