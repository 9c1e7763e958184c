/**
 * Where everything stands on the picture of a card. Texts are as large as fits, down to a size that is still read with
 * ease. A card that does not fit then is refused, never cut.
 */
import { heightOf, type Paragraph, measureWords, type TextRun, placeRuns, breakIntoLines, type MeasuredText } from './paragraph.ts';
import { isInArabicScript, type MeasureTextInEm, TEXT_SIZING_BY_ROLE } from './text-roles.ts';
import { type PictureChoice, type PictureContent, type Shape, SHAPES } from './words.ts';

interface PictureFrame {
  /** Pixels. */
  width: number;
  height: number;
  /** Top and bottom of the space for text. Stories keep more free, because the apps that show them cover head and foot. */
  top: number;
  bottom: number;
}

const FRAMES: Readonly<Record<Shape, PictureFrame>> = {
  portrait: { width: 1080, height: 1350, top: 112, bottom: 1246 },
  story: { width: 1080, height: 1920, top: 236, bottom: 1674 },
  square: { width: 1080, height: 1080, top: 98, bottom: 986 },
};

/** Margin at the left and at the right of the text, in pixels. */
const SIDE_MARGIN = 112;

/** Height of the row of beads, in pixels. */
const BEADS_HEIGHT = 10;

/** A line of text: its baseline, and its runs from left to right. */
export interface PlacedLine {
  baseline: number;
  runs: TextRun[];
}

export interface Layout {
  width: number;
  height: number;
  lines: PlacedLine[];
  /** Vertical middle of the row of beads under the heading, in pixels. */
  beads: number;
}

/** Distance from the middle of a line to its baseline, in em: this centres letters with short descenders. */
const MIDDLE_TO_BASELINE = { latin: 0.33, arabic: 0.22 } as const;

const TEXT_SIZE_STEPS = 31;
const GAPS = { head: 8, beads: 26, text: [30, 52], foot: 20, around: [30, 48] } as const;

const interpolate = ([smallest, largest]: readonly [number, number], part: number): number => smallest + (largest - smallest) * part;

/** Texts from the top of a picture to its foot. */
interface MeasuredPictureTexts {
  head: MeasuredText[];
  main: MeasuredText[];
  foot: MeasuredText[];
}

function measurePictureTexts(
  words: PictureContent,
  { transliteration, translation }: PictureChoice,
  productName: string,
  measure: MeasureTextInEm,
): MeasuredPictureTexts {
  const read = (...texts: readonly (readonly [MeasuredText['role'], string])[]): MeasuredText[] =>
    texts.filter(([, text]) => text !== '').map(([role, text]) => measureWords(text, role, measure));
  return {
    head: read(['heading', words.heading], ['times', words.times], ['instruction', translation ? words.instruction : '']),
    main: read(
      [words.script, words.arabic],
      ['transliteration', transliteration ? words.transliteration : ''],
      ['translation', translation ? words.translation : ''],
    ),
    foot: read(['source', words.source], ['product', productName]),
  };
}

interface FrameAndTextScale {
  frame: PictureFrame;
  /** Scale of the texts between their smallest size, 0, and their largest, 1. */
  part: number;
  /** Whether lines are balanced to about one length, for the chosen size; this changes no height. */
  even: boolean;
}

/** Typesets texts; undefined where a word is wider than a line. */
function typesetAll(texts: readonly MeasuredText[], { frame, part, even }: FrameAndTextScale): Paragraph[] | undefined {
  const set = texts.map((text) => {
    const { smallest, largest } = TEXT_SIZING_BY_ROLE[text.role];
    return breakIntoLines(text, Math.round(interpolate([smallest, largest], part)), frame.width - 2 * SIDE_MARGIN, even);
  });
  return set.every((one) => one !== undefined) ? set : undefined;
}

/** Height of texts with gaps between them, in pixels. */
const totalHeight = (texts: readonly Paragraph[], gap: number): number =>
  texts.reduce((sum, text) => sum + heightOf(text), 0) + gap * Math.max(0, texts.length - 1);

function placeLines(texts: readonly Paragraph[], top: number, gap: number, center: number, measure: MeasureTextInEm): PlacedLine[] {
  let y = top;
  return texts.flatMap((paragraph) => {
    const { role, size, lines } = paragraph;
    const distance = TEXT_SIZING_BY_ROLE[role].lineHeight * size;
    const toBaseline = distance / 2 + MIDDLE_TO_BASELINE[isInArabicScript(role) ? 'arabic' : 'latin'] * size;
    const placed = lines.map((line, index) => ({
      baseline: y + index * distance + toBaseline,
      runs: placeRuns(line, paragraph, center, measure),
    }));
    y += heightOf(paragraph) + gap;
    return placed;
  });
}

/** The texts typeset at one size, before their lines are placed. */
interface SizedTexts {
  frame: PictureFrame;
  head: Paragraph[];
  main: Paragraph[];
  foot: Paragraph[];
  beads: number;
  mainTop: number;
  textGap: number;
}

/** Typesets all texts at one size; undefined where they do not fit. */
function typesetAtSize(texts: MeasuredPictureTexts, size: FrameAndTextScale): SizedTexts | undefined {
  const { frame, part } = size;
  const [head, main, foot] = [typesetAll(texts.head, size), typesetAll(texts.main, size), typesetAll(texts.foot, size)];
  if (!head || !main || !foot) return undefined;
  const [textGap, around] = [interpolate(GAPS.text, part), interpolate(GAPS.around, part)];
  const headBottom = frame.top + totalHeight(head, GAPS.head) + GAPS.beads + BEADS_HEIGHT;
  const room = frame.bottom - totalHeight(foot, GAPS.foot) - headBottom - 2 * around;
  const height = totalHeight(main, textGap);
  if (height > room) return undefined;
  return { frame, head, main, foot, beads: headBottom - BEADS_HEIGHT / 2, mainTop: headBottom + around + (room - height) / 2, textGap };
}

/** The largest scale that fits, from 0 (smallest text sizes) to 1 (largest); undefined where even 0 does not fit. */
function largestFittingScale(texts: MeasuredPictureTexts, frame: PictureFrame): number | undefined {
  const fits = (step: number): boolean => typesetAtSize(texts, { frame, part: step / TEXT_SIZE_STEPS, even: false }) !== undefined;
  if (!fits(0)) return undefined;
  let [fitting, tooLarge] = [0, TEXT_SIZE_STEPS + 1];
  while (tooLarge - fitting > 1) {
    const middle = Math.floor((fitting + tooLarge) / 2);
    if (fits(middle)) fitting = middle;
    else tooLarge = middle;
  }
  return fitting / TEXT_SIZE_STEPS;
}

/**
 * Lays out a card on a picture.
 * @param productName printed at the foot of the picture
 * @returns undefined where the texts do not fit even at their smallest sizes
 */
export function layOutCard(
  words: PictureContent,
  choice: PictureChoice,
  productName: string,
  measure: MeasureTextInEm,
): Layout | undefined {
  const frame = FRAMES[choice.shape];
  const texts = measurePictureTexts(words, choice, productName, measure);
  const part = largestFittingScale(texts, frame);
  const sized = part === undefined ? undefined : typesetAtSize(texts, { frame, part, even: true });
  if (!sized) return undefined;
  const { head, main, foot, beads, mainTop, textGap } = sized;
  const center = frame.width / 2;
  return {
    width: frame.width,
    height: frame.height,
    beads,
    lines: [
      ...placeLines(head, frame.top, GAPS.head, center, measure),
      ...placeLines(main, mainTop, textGap, center, measure),
      ...placeLines(foot, frame.bottom - totalHeight(foot, GAPS.foot), GAPS.foot, center, measure),
    ],
  };
}

/** Whether the texts of a card fit at their smallest size. */
const fitsAtSmallestSize = (words: PictureContent, choice: PictureChoice, productName: string, measure: MeasureTextInEm): boolean =>
  typesetAtSize(measurePictureTexts(words, choice, productName, measure), { frame: FRAMES[choice.shape], part: 0, even: false }) !==
  undefined;

/**
 * Choices that fit where the reader's does not: another shape, fewer layers, or both. For each shape, the choice that
 * leaves out least.
 */
export function fitSuggestions(
  words: PictureContent,
  choice: PictureChoice,
  productName: string,
  measure: MeasureTextInEm,
): PictureChoice[] {
  const layers = [
    { transliteration: choice.transliteration, translation: choice.translation },
    { transliteration: false, translation: choice.translation },
    { transliteration: choice.transliteration, translation: false },
    { transliteration: false, translation: false },
  ];
  return SHAPES.toSorted((a, b) => Number(b === choice.shape) - Number(a === choice.shape)).flatMap((shape) => {
    const nearest = layers.find((one) => fitsAtSmallestSize(words, { shape, ...one }, productName, measure));
    return nearest ? [{ shape, ...nearest }] : [];
  });
}
