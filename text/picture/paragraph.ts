/** Sets one text of a picture in lines, and each line in runs. */
import { balanced, fillLines, type Measure, widthOf } from './lines.ts';
import { isArabic, type MeasureVoice, SETTINGS, SLOT, type Voice } from './voices.ts';
import { PLACEHOLDER } from './words.ts';

/** A part of a line in one font, `left` from the beginning of the picture; lengths in pixels. */
export interface Run {
  text: string;
  voice: Voice;
  size: number;
  left: number;
  width: number;
}

export interface Paragraph {
  voice: Exclude<Voice, 'slot'>;
  size: number;
  /** Words of each line, with one space between them, as the text has them. */
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

/** The place of a name beside its text: what is before it, the place, what is after it. */
function partsOf(text: string): { text: string; isSlot: boolean }[] {
  return text
    .split(PLACEHOLDER)
    .flatMap((part, index) => [...(index > 0 ? [{ text: SLOT.word, isSlot: true }] : []), { text: part, isSlot: false }])
    .filter(({ text: part }) => part !== '');
}

const slotWidth = (measure: MeasureVoice): number => SLOT.scale * (measure(SLOT.word, 'slot') + 2 * (SLOT.padding + SLOT.margin));

/** Width of a text in em of the voice. */
const widthOfText = (text: string, voice: Voice, measure: MeasureVoice): number =>
  partsOf(text).reduce((sum, part) => sum + (part.isSlot ? slotWidth(measure) : measure(part.text, voice)), 0);

/** A text ready to be set at any size: its own lines, each as words, with their widths. */
export interface Text {
  voice: Paragraph['voice'];
  lines: string[][];
  widths: Measure;
}

export function readText(text: string, voice: Paragraph['voice'], measure: MeasureVoice): Text {
  const lines = text.split('\n').map(wordsOf);
  const known = new Map(lines.flat().map((word) => [word, widthOfText(word, voice, measure)]));
  return { voice, lines, widths: { word: (word) => known.get(word) ?? 0, space: measure(' ', voice) } };
}

/**
 * A text in lines of at most `width` pixels. Its own lines keep their breaks.
 * @param even lines of about one length, which are as many
 * @returns undefined where a word is wider than that
 */
export function setText({ voice, lines: own, widths }: Text, size: number, width: number, even: boolean): Paragraph | undefined {
  const most = width / size;
  const lines = own.flatMap((words) => {
    const filled = fillLines(words, most, widths);
    return even && filled.length > 1 ? balanced(words, most, widths) : filled;
  });
  if (lines.some((line) => widthOf(line, widths) > most)) return undefined;
  return { voice, size, lines: lines.map((line) => line.join(' ')) };
}

/** In pixels. */
export const heightOf = ({ voice, size, lines }: Paragraph): number => lines.length * SETTINGS[voice].lineHeight * size;

/** The runs of a line that has its middle at `center`; Arabic begins at the right. */
export function runsOf(line: string, { voice, size }: Paragraph, center: number, measure: MeasureVoice): Run[] {
  const runs = partsOf(line).map((part) =>
    part.isSlot
      ? { text: part.text, voice: 'slot' as const, size: SLOT.scale * size, width: slotWidth(measure) * size }
      : { text: part.text, voice, size, width: measure(part.text, voice) * size },
  );
  const total = runs.reduce((sum, { width }) => sum + width, 0);
  let left = center - total / 2;
  return (isArabic(voice) ? runs.toReversed() : runs).map((run) => {
    const placed = { ...run, left };
    left += run.width;
    return placed;
  });
}
