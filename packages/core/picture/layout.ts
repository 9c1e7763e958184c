/**
 * Where everything stands on the picture of a card. Texts are set as large as the picture allows, down to a size that is still
 * read with ease; what does not fit then is refused, and never cut.
 */
import { heightOf, type Paragraph, readText, type Run, runsOf, setText, type Text } from './paragraph.ts';
import { isInArabicScript, type MeasureText, SETTINGS } from './text-roles.ts';
import { type PictureChoice, type PictureWords, type Shape, SHAPES } from './words.ts';

interface Frame {
  /** Pixels. */
  width: number;
  height: number;
  /** Top and bottom of the space for text. Stories keep more free, because the apps that show them cover head and foot. */
  top: number;
  bottom: number;
}

export const FRAMES: Readonly<Record<Shape, Frame>> = {
  portrait: { width: 1080, height: 1350, top: 112, bottom: 1246 },
  story: { width: 1080, height: 1920, top: 236, bottom: 1674 },
  square: { width: 1080, height: 1080, top: 98, bottom: 986 },
};

/** Margin at the left and at the right of the text, in pixels. */
export const MARGIN = 112;

/** Height of the row of beads, in pixels. */
const BEADS_HEIGHT = 10;

/** A line of text: its baseline, and its runs from left to right. */
export interface PlacedLine {
  baseline: number;
  runs: Run[];
}

export interface Layout {
  width: number;
  height: number;
  lines: PlacedLine[];
  /** Middle of the row of beads under the heading. */
  beads: number;
}

/** Distance from the middle of a line to its baseline, in em: this centres letters with short descenders. */
const BASELINE = { latin: 0.33, arabic: 0.22 } as const;

const STEPS = 31;
const GAPS = { head: 8, beads: 26, text: [30, 52], foot: 20, around: [30, 48] } as const;

const between = ([smallest, largest]: readonly [number, number], part: number): number => smallest + (largest - smallest) * part;

/** Texts from the top of a picture to its foot. */
interface Texts {
  head: Text[];
  main: Text[];
  foot: Text[];
}

function textsOf(words: PictureWords, { transliteration, translation }: PictureChoice, product: string, measure: MeasureText): Texts {
  const read = (...texts: readonly (readonly [Text['role'], string])[]): Text[] =>
    texts.filter(([, text]) => text !== '').map(([role, text]) => readText(text, role, measure));
  return {
    head: read(['heading', words.heading], ['times', words.times], ['instruction', translation ? words.instruction : '']),
    main: read(
      [words.script, words.arabic],
      ['transliteration', transliteration ? words.transliteration : ''],
      ['translation', translation ? words.translation : ''],
    ),
    foot: read(['source', words.source], ['product', product]),
  };
}

interface Size {
  frame: Frame;
  /** Scale of the texts between their smallest size, 0, and their largest, 1. */
  part: number;
  /** Lines of about one length, for the size that is chosen; it changes no height. */
  even: boolean;
}

/** Undefined where a word is too wide. */
function setAll(texts: readonly Text[], { frame, part, even }: Size): Paragraph[] | undefined {
  const set = texts.map((text) => {
    const { smallest, largest } = SETTINGS[text.role];
    return setText(text, Math.round(between([smallest, largest], part)), frame.width - 2 * MARGIN, even);
  });
  return set.every((one) => one !== undefined) ? set : undefined;
}

/** Height of texts with gaps between them, in pixels. */
const total = (texts: readonly Paragraph[], gap: number): number =>
  texts.reduce((sum, text) => sum + heightOf(text), 0) + gap * Math.max(0, texts.length - 1);

function place(texts: readonly Paragraph[], top: number, gap: number, center: number, measure: MeasureText): PlacedLine[] {
  let y = top;
  return texts.flatMap((paragraph) => {
    const { role, size, lines } = paragraph;
    const distance = SETTINGS[role].lineHeight * size;
    const toBaseline = distance / 2 + BASELINE[isInArabicScript(role) ? 'arabic' : 'latin'] * size;
    const placed = lines.map((line, index) => ({
      baseline: y + index * distance + toBaseline,
      runs: runsOf(line, paragraph, center, measure),
    }));
    y += heightOf(paragraph) + gap;
    return placed;
  });
}

/** The texts at one size, before they have their places. */
interface Sized {
  frame: Frame;
  head: Paragraph[];
  main: Paragraph[];
  foot: Paragraph[];
  beads: number;
  mainTop: number;
  textGap: number;
}

/** Undefined where the texts do not fit at this size. */
function sizedAt(texts: Texts, size: Size): Sized | undefined {
  const { frame, part } = size;
  const [head, main, foot] = [setAll(texts.head, size), setAll(texts.main, size), setAll(texts.foot, size)];
  if (!head || !main || !foot) return undefined;
  const [textGap, around] = [between(GAPS.text, part), between(GAPS.around, part)];
  const headBottom = frame.top + total(head, GAPS.head) + GAPS.beads + BEADS_HEIGHT;
  const room = frame.bottom - total(foot, GAPS.foot) - headBottom - 2 * around;
  const height = total(main, textGap);
  if (height > room) return undefined;
  return { frame, head, main, foot, beads: headBottom - BEADS_HEIGHT / 2, mainTop: headBottom + around + (room - height) / 2, textGap };
}

/** The largest size at which the texts fit, found by halving. */
function largestPart(texts: Texts, frame: Frame): number | undefined {
  const fits = (step: number): boolean => sizedAt(texts, { frame, part: step / STEPS, even: false }) !== undefined;
  if (!fits(0)) return undefined;
  let [fitting, tooLarge] = [0, STEPS + 1];
  while (tooLarge - fitting > 1) {
    const middle = Math.floor((fitting + tooLarge) / 2);
    if (fits(middle)) fitting = middle;
    else tooLarge = middle;
  }
  return fitting / STEPS;
}

/**
 * Sets a card on a picture.
 * @param product name at the foot
 * @returns undefined where the texts would have to be smaller than is read with ease
 */
export function layOut(words: PictureWords, choice: PictureChoice, product: string, measure: MeasureText): Layout | undefined {
  const frame = FRAMES[choice.shape];
  const texts = textsOf(words, choice, product, measure);
  const part = largestPart(texts, frame);
  const sized = part === undefined ? undefined : sizedAt(texts, { frame, part, even: true });
  if (!sized) return undefined;
  const { head, main, foot, beads, mainTop, textGap } = sized;
  const center = frame.width / 2;
  return {
    width: frame.width,
    height: frame.height,
    beads,
    lines: [
      ...place(head, frame.top, GAPS.head, center, measure),
      ...place(main, mainTop, textGap, center, measure),
      ...place(foot, frame.bottom - total(foot, GAPS.foot), GAPS.foot, center, measure),
    ],
  };
}

/** Whether a card can be set with a choice. */
const canShow = (words: PictureWords, choice: PictureChoice, product: string, measure: MeasureText): boolean =>
  sizedAt(textsOf(words, choice, product, measure), { frame: FRAMES[choice.shape], part: 0, even: false }) !== undefined;

/**
 * Ways on for a card that does not fit: the reader's choice in another shape, or without a layer, or both; each is as near to the choice as
 * can be, so that none is told of which leaves out more than another one in the same shape.
 */
export function fitSuggestions(words: PictureWords, choice: PictureChoice, product: string, measure: MeasureText): PictureChoice[] {
  const layers = [
    { transliteration: choice.transliteration, translation: choice.translation },
    { transliteration: false, translation: choice.translation },
    { transliteration: choice.transliteration, translation: false },
    { transliteration: false, translation: false },
  ];
  return SHAPES.toSorted((a, b) => Number(b === choice.shape) - Number(a === choice.shape)).flatMap((shape) => {
    const nearest = layers.find((one) => canShow(words, { shape, ...one }, product, measure));
    return nearest ? [{ shape, ...nearest }] : [];
  });
}
