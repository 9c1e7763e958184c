/**
 * Heights of marks. The ink of a word that a browser draws must reach as far above and below the baseline as the
 * outlines of its glyphs do when HarfBuzz positions them.
 */
import { readFileSync } from 'node:fs';
import { convert } from 'fontverter';
import { Blob, Face as FontFace } from 'harfbuzzjs';
import { Shaper } from '../../../packages/typesetting/shaping.ts';
import type { Driver } from './driver.ts';
import { type FaceWords, combiningMarkSamples } from './site-words.ts';

const FONT_SIZE_PX = 100;
/** Edges are smoothed, and the control points of a curve may lie a little outside of it. */
const MARK_HEIGHT_TOLERANCE_PX = 3;
/** Besides one word for every mark, every 25th word is measured. */
const SAMPLE_INTERVAL = 25;

/** Reach above (positive) and below (negative) the baseline. */
export interface InkReach {
  top: number;
  bottom: number;
}

/** Reach of an outline in SVG notation with y upwards; undefined for one without ink. */
export function inkReachOfOutline(outline: string): InkReach | undefined {
  const heights = [...outline.matchAll(/-?[\d.]+,(-?[\d.]+)/g)].map(([, height]) => Number(height));
  return heights.length > 0 ? { top: Math.max(...heights), bottom: Math.min(...heights) } : undefined;
}

/** Reach of a word as HarfBuzz sets it, in font units. */
function reachOfWord(shaper: Shaper, word: string): InkReach {
  const reaches = shaper.shape(word).flatMap(({ glyph, metrics: [, , , offset = 0] }) => {
    const reach = inkReachOfOutline(shaper.font.glyphToPath(glyph));
    return reach ? [{ top: reach.top + offset, bottom: reach.bottom + offset }] : [];
  });
  return { top: Math.max(...reaches.map(({ top }) => top)), bottom: Math.min(...reaches.map(({ bottom }) => bottom)) };
}

interface MeasureRequest {
  family: string;
  size: number;
  words: string[];
}

/** Reach of the ink of words in a page that has the site's styles, in pixels. */
const measureInk = async ({ family, size, words }: MeasureRequest): Promise<InkReach[]> => {
  const font = `${size}px "${family}"`;
  await document.fonts.load(font, 'ب');
  const [width, height, baseline] = [1200, 4 * size, 2.25 * size];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  context.font = font;
  context.direction = 'rtl';
  context.textAlign = 'right';
  return words.map((word) => {
    context.clearRect(0, 0, width, height);
    context.fillText(word, width - size, baseline);
    const { data } = context.getImageData(0, 0, width, height);
    const inked = (_: unknown, row: number): boolean => data.subarray(row * width * 4, (row + 1) * width * 4).some((value) => value > 96);
    const rows = Array.from({ length: height }, inked);
    return { top: baseline - rows.indexOf(true), bottom: baseline - 1 - rows.lastIndexOf(true) };
  });
};

/** The words to look at: one for every mark, and some others. */
export const selectWordsToMeasure = (words: readonly string[]): string[] => [
  ...new Set([...combiningMarkSamples(words).map(({ word }) => word), ...words.filter((_, index) => index % SAMPLE_INTERVAL === 0)]),
];

/** Checks the heights of words in one Arabic face in the open page, which must load it. @returns what is wrong, a sentence each */
export async function markPositioningFaults(driver: Driver, { family, file, words }: FaceWords): Promise<string[]> {
  const chosen = selectWordsToMeasure(words);
  const font = await convert(readFileSync(file), 'truetype');
  const shaper = new Shaper(font);
  const scale = FONT_SIZE_PX / new FontFace(new Blob(font.slice().buffer)).upem;
  const drawn = await driver.run(measureInk, { family, size: FONT_SIZE_PX, words: chosen });
  return chosen.flatMap((word, index) => {
    const expected = reachOfWord(shaper, word);
    const found = drawn[index] ?? { top: 0, bottom: 0 };
    const [above, below] = [found.top - expected.top * scale, found.bottom - expected.bottom * scale];
    if (Math.max(Math.abs(above), Math.abs(below)) <= MARK_HEIGHT_TOLERANCE_PX) return [];
    return [`${word} is off by ${above.toFixed(0)} px at its top and ${below.toFixed(0)} px at its foot`];
  });
}
