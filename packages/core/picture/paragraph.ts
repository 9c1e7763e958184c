/** Breaks one text of a picture into lines, and each line into runs. */
import { balanceLines, fillLines, type WordWidths, lineWidth } from './lines.ts';
import { type MeasureTextInEm, isRightToLeft, TEXT_SIZING_BY_ROLE, PICTURE_NAME_LABEL, type TextRole } from './text-roles.ts';
import { NAME_PLACEHOLDER } from '../name-placeholder.ts';

/** A part of a line in one font; `left` is from the left edge of the picture. Lengths in pixels. */
export interface TextRun {
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

/** A token without letters, such as the sign at the end of a verse; it stays on the line of the word before it. */
const TOKEN_WITHOUT_LETTERS = /^[^\p{L}{]+$/u;

function wordsOf(line: string): string[] {
  const words: string[] = [];
  for (const word of line.split(' ')) {
    if (words.length > 0 && TOKEN_WITHOUT_LETTERS.test(word)) words.push(`${words.pop() ?? ''} ${word}`);
    else words.push(word);
  }
  return words;
}

/** A text split at the slot for a name: the text before it, the slot, the text after it. */
function splitAtNameLabels(text: string): { text: string; isSlot: boolean }[] {
  return text
    .split(NAME_PLACEHOLDER)
    .flatMap((part, index) => [...(index > 0 ? [{ text: PICTURE_NAME_LABEL.word, isSlot: true }] : []), { text: part, isSlot: false }])
    .filter(({ text: part }) => part !== '');
}

const nameLabelWidth = (measure: MeasureTextInEm): number =>
  PICTURE_NAME_LABEL.scale * (measure(PICTURE_NAME_LABEL.word, 'slot') + 2 * (PICTURE_NAME_LABEL.padding + PICTURE_NAME_LABEL.margin));

/** Width of a text in em, in the font of the role. */
const textWidthInEm = (text: string, role: TextRole, measure: MeasureTextInEm): number =>
  splitAtNameLabels(text).reduce((sum, part) => sum + (part.isSlot ? nameLabelWidth(measure) : measure(part.text, role)), 0);

/** A text to break into lines at any size: its own lines, each as words, with their widths. */
export interface MeasuredText {
  role: Paragraph['role'];
  lines: string[][];
  widths: WordWidths;
}

export function measureWords(text: string, role: Paragraph['role'], measure: MeasureTextInEm): MeasuredText {
  const lines = text.split('\n').map(wordsOf);
  const known = new Map(lines.flat().map((word) => [word, textWidthInEm(word, role, measure)]));
  return { role, lines, widths: { word: (word) => known.get(word) ?? 0, space: measure(' ', role) } };
}

/**
 * Breaks a text into lines of at most `width` pixels; the line breaks of the text stay.
 * @param even makes the lines of about one length, without adding lines
 * @returns undefined where a word is wider than `width`
 */
export function breakIntoLines(
  { role, lines: own, widths }: MeasuredText,
  size: number,
  width: number,
  even: boolean,
): Paragraph | undefined {
  const most = width / size;
  const lines = own.flatMap((words) => {
    const filled = fillLines(words, most, widths);
    return even && filled.length > 1 ? balanceLines(words, most, widths) : filled;
  });
  if (lines.some((line) => lineWidth(line, widths) > most)) return undefined;
  return { role, size, lines: lines.map((line) => line.join(' ')) };
}

/** Height of a paragraph, in pixels. */
export const heightOf = ({ role, size, lines }: Paragraph): number => lines.length * TEXT_SIZING_BY_ROLE[role].lineHeight * size;

/** The runs of a line centred at `center`, from left to right: for right-to-left text, the last run read comes first. */
export function placeRuns(line: string, { role, size }: Paragraph, center: number, measure: MeasureTextInEm): TextRun[] {
  const runs = splitAtNameLabels(line).map((part) =>
    part.isSlot
      ? { text: part.text, role: 'slot' as const, size: PICTURE_NAME_LABEL.scale * size, width: nameLabelWidth(measure) * size }
      : { text: part.text, role, size, width: measure(part.text, role) * size },
  );
  const total = runs.reduce((sum, { width }) => sum + width, 0);
  let left = center - total / 2;
  return (isRightToLeft(role) ? runs.toReversed() : runs).map((run) => {
    const placed = { ...run, left };
    left += run.width;
    return placed;
  });
}
