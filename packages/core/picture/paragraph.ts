/** Sets one text of a picture in lines, and each line in runs. */
import { balanceLines, fillLines, type Measure, widthOf } from './lines.ts';
import { type MeasureText, runsToLeft, SETTINGS, SLOT, type TextRole } from './text-roles.ts';
import { NAME_PLACEHOLDER } from './words.ts';

/** A part of a line in one font, `left` from the beginning of the picture; lengths in pixels. */
export interface Run {
  text: string;
  role: TextRole;
  size: number;
  left: number;
  width: number;
}

export interface Paragraph {
  role: Exclude<TextRole, 'slot'>;
  size: number;
  /** The text of each line, in reading order, its words joined by one space. */
  lines: string[];
}

/** The sign at the end of a verse, and any other that is no word: it stays with the word before it. */
const NO_WORD = /^[^\p{L}{]+$/u;

function wordsOf(line: string): string[] {
  const words: string[] = [];
  for (const word of line.split(' ')) {
    if (words.length > 0 && NO_WORD.test(word)) words.push(`${words.pop() ?? ''} ${word}`);
    else words.push(word);
  }
  return words;
}

/** A text split at the slot for a name: the text before it, the slot, the text after it. */
function partsOf(text: string): { text: string; isSlot: boolean }[] {
  return text
    .split(NAME_PLACEHOLDER)
    .flatMap((part, index) => [...(index > 0 ? [{ text: SLOT.word, isSlot: true }] : []), { text: part, isSlot: false }])
    .filter(({ text: part }) => part !== '');
}

const slotWidth = (measure: MeasureText): number => SLOT.scale * (measure(SLOT.word, 'slot') + 2 * (SLOT.padding + SLOT.margin));

/** Width of a text in em of the role. */
const widthOfText = (text: string, role: TextRole, measure: MeasureText): number =>
  partsOf(text).reduce((sum, part) => sum + (part.isSlot ? slotWidth(measure) : measure(part.text, role)), 0);

/** A text ready to be set at any size: its own lines, each as words, with their widths. */
export interface Text {
  role: Paragraph['role'];
  lines: string[][];
  widths: Measure;
}

export function readText(text: string, role: Paragraph['role'], measure: MeasureText): Text {
  const lines = text.split('\n').map(wordsOf);
  const known = new Map(lines.flat().map((word) => [word, widthOfText(word, role, measure)]));
  return { role, lines, widths: { word: (word) => known.get(word) ?? 0, space: measure(' ', role) } };
}

/**
 * A text in lines of at most `width` pixels. Its own lines keep their breaks.
 * @param even lines of about one length, which are as many
 * @returns undefined where a word is wider than that
 */
export function setText({ role, lines: own, widths }: Text, size: number, width: number, even: boolean): Paragraph | undefined {
  const most = width / size;
  const lines = own.flatMap((words) => {
    const filled = fillLines(words, most, widths);
    return even && filled.length > 1 ? balanceLines(words, most, widths) : filled;
  });
  if (lines.some((line) => widthOf(line, widths) > most)) return undefined;
  return { role, size, lines: lines.map((line) => line.join(' ')) };
}

/** In pixels. */
export const heightOf = ({ role, size, lines }: Paragraph): number => lines.length * SETTINGS[role].lineHeight * size;

/** The runs of a line that has its middle at `center`; one that runs to the left begins at the right. */
export function runsOf(line: string, { role, size }: Paragraph, center: number, measure: MeasureText): Run[] {
  const runs = partsOf(line).map((part) =>
    part.isSlot
      ? { text: part.text, role: 'slot' as const, size: SLOT.scale * size, width: slotWidth(measure) * size }
      : { text: part.text, role, size, width: measure(part.text, role) * size },
  );
  const total = runs.reduce((sum, { width }) => sum + width, 0);
  let left = center - total / 2;
  return (runsToLeft(role) ? runs.toReversed() : runs).map((run) => {
    const placed = { ...run, left };
    left += run.width;
    return placed;
  });
}
