/**
 * Missing glyphs and marks. Every Arabic word of the site is measured in the browser and set by HarfBuzz with the same font
 * file. A box, a letter from another font or a broken join makes a word wider or narrower; a mark that is not drawn leaves the
 * word looking as it does without it.
 */
import { readFileSync } from 'node:fs';
import { convert } from 'fontverter';
import { Blob, Face as FontFace } from 'harfbuzzjs';
import { Shaper } from '../../../packages/typesetting/shaping.ts';
import type { Driver } from './driver.ts';
import { type FaceWords, combiningMarkSamples } from './site-words.ts';

/**
 * Pixels that a sum of fractions may be off. Words are set as large as the font's own grid, one pixel a unit, because
 * WebKitGTK rounds every glyph's advance to a whole pixel.
 */
const TOLERANCE_PX = 1;
const MAX_WORDS_NAMED = 5;

interface MeasureRequest {
  family: string;
  size: number;
  words: string[];
}

/** Widths of words in a page that has the site's styles, in pixels; null where the face cannot be loaded. */
const measureWords = async ({ family, size, words }: MeasureRequest): Promise<number[] | null> => {
  const font = `${size}px "${family}"`;
  const loaded = await document.fonts.load(font, 'ب');
  const context = document.createElement('canvas').getContext('2d');
  if (loaded.length === 0 || !context) return null;
  context.font = font;
  context.direction = 'rtl';
  if ('textRendering' in context) context.textRendering = 'geometricPrecision';
  return words.map((word) => context.measureText(word).width);
};

interface MarkSample {
  word: string;
  bare: string;
}

/** For each sample, whether the word looks different from the same word without its mark. */
const drawingsDiffer = ({ family, samples }: { family: string; samples: MarkSample[] }): boolean[] => {
  const canvas = document.createElement('canvas');
  canvas.width = 600;
  canvas.height = 300;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const draw = (text: string): Uint8ClampedArray => {
    if (!context) return new Uint8ClampedArray();
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.font = `72px "${family}"`;
    context.direction = 'rtl';
    context.textAlign = 'right';
    context.fillText(text, 580, 180);
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  };
  return samples.map(({ word, bare }) => {
    const [full, less] = [draw(word), draw(bare)];
    return full.some((value, index) => value !== less[index]);
  });
};

const firstWords = (words: readonly string[]): string =>
  `${words.slice(0, MAX_WORDS_NAMED).join(' ')}${words.length > MAX_WORDS_NAMED ? ' …' : ''}`;

/** Checks one Arabic face in the open page, which must load it. @returns what is wrong, a sentence each */
export async function glyphFaults(driver: Driver, { family, file, words }: FaceWords): Promise<string[]> {
  const font = await convert(readFileSync(file), 'truetype');
  const { upem } = new FontFace(new Blob(font.slice().buffer));
  const widths = await driver.run(measureWords, { family, size: upem, words });
  if (!widths) return [`the face ${family} cannot be loaded`];
  const shaper = new Shaper(font);
  const expected = words.map((word) => shaper.shape(word).reduce((sum, { metrics: [advance = 0] }) => sum + advance, 0));
  const boxes = words.filter((word) => shaper.shape(word).some(({ glyph }) => glyph === 0));
  const wrong = words.filter((_, index) => Math.abs((widths[index] ?? 0) - (expected[index] ?? 0)) > TOLERANCE_PX);

  const samples = combiningMarkSamples(words);
  const differ = await driver.run(drawingsDiffer, { family, samples });
  const invisible = samples.filter((_, index) => !differ[index]);
  return [
    ...(boxes.length > 0 ? [`${family} has no glyph for parts of ${boxes.length} words: ${firstWords(boxes)}`] : []),
    ...(wrong.length > 0 ? [`${wrong.length} words are set in another width than by ${family}: ${firstWords(wrong)}`] : []),
    ...invisible.map(({ mark, word }) => `the mark U+${mark.codePointAt(0)?.toString(16).padStart(4, '0') ?? ''} is not drawn in ${word}`),
  ];
}
