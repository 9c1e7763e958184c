import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { convert } from 'fontverter';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { AMIRI_FILE, AMIRI_QURAN_FILE, literataFile } from './faces.ts';
import { Shaper } from './shaping.ts';
import { rasterizeText } from './draw-text.ts';
import type { TextBox } from './fit-text.ts';
import { openPictureFonts, type PictureFonts } from './picture-fonts.ts';

const require = createRequire(import.meta.url);
const ROOT = resolve(import.meta.dirname, '../..');
const SIZE = 80;
const BOX: TextBox = { width: 2000, height: 400, lineHeight: 2, maxLines: 1, largest: SIZE, smallest: SIZE };
/** The test texts are single words, since Pango moves every word to a whole pixel. */
const VERSE = 'أَسۡمَٰٓئِهِۦ';

const fontFile = async (source: string): Promise<Buffer> => Buffer.from(await convert(readFileSync(require.resolve(source)), 'truetype'));

let fonts: PictureFonts;
let faces: Readonly<Record<'amiri' | 'quran' | 'literata', Buffer>>;

beforeAll(async () => {
  fonts = await openPictureFonts(ROOT);
  const [amiri, quran] = [await fontFile(AMIRI_FILE), await fontFile(AMIRI_QURAN_FILE)];
  faces = { amiri, quran, literata: await fontFile(literataFile('normal', 'latin')) };
});

/** The ink of a picture, stretched to one size. */
async function inkOf(picture: Buffer): Promise<Buffer> {
  const grey = await sharp(picture).flatten({ background: '#fff' }).greyscale().png().toBuffer();
  return sharp(grey).trim({ background: '#fff' }).resize(200, 30, { fit: 'fill' }).greyscale().raw().toBuffer();
}

/** How far two pictures differ, from 0 to 1. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = [await inkOf(one), await inkOf(other)];
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length / 255;
}

/** A line as the outlines of a face's glyphs, each at the position that HarfBuzz gives. */
function outlined(text: string, face: keyof typeof faces, weight?: number): Buffer {
  const shaper = new Shaper(faces[face], weight);
  let pen = 0;
  const paths = shaper.shape(text).map(({ glyph, metrics: [advance = 0, , right = 0, up = 0] }) => {
    const path = `<path transform="translate(${pen + right} ${up})" d="${shaper.font.glyphToPath(glyph)}"/>`;
    pen += advance;
    return path;
  });
  const scale = SIZE / shaper.font.face.upem;
  const body = `<g transform="translate(40 250) scale(${scale} ${-scale})">${paths.join('')}</g>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(pen * scale) + 80}" height="400">${body}</svg>`);
}

async function draw(text: string, font: keyof PictureFonts): Promise<Buffer> {
  const { input, raw } = await rasterizeText(text, { font: fonts[font], color: '#000' }, BOX);
  return sharp(input, { raw }).png().toBuffer();
}

describe('a text is drawn as HarfBuzz sets it', () => {
  test.each([
    ['naskh', 'amiri', undefined, 'اللَّهُمَّ'],
    ['quran', 'quran', undefined, VERSE],
    ['title', 'literata', 600, 'Prostration'],
    ['text', 'literata', 400, 'remembrance'],
  ] as const)('in the font of %s', async (font, face, weight, text) => {
    expect(await difference(await draw(text, font), outlined(text, face, weight))).toBeLessThan(0.025);
  });

  test('and a drawing in another face or weight differs', async () => {
    expect(await difference(await draw(VERSE, 'quran'), outlined(VERSE, 'amiri'))).toBeGreaterThan(0.04);
    expect(await difference(await draw('Duas', 'text'), outlined('Duas', 'literata', 600))).toBeGreaterThan(0.04);
  });
});

test('a text with a character that the font lacks is refused, and the error names the character', async () =>
  expect(draw('漢', 'title')).rejects.toThrow(/U\+6F22 "漢"/));

test('signs of markup are drawn as they are', async () => {
  const { text, width } = await rasterizeText('a < b & c', { font: fonts.text, color: '#000' }, BOX);
  expect(text).toBe('a < b & c');
  expect(width).toBeGreaterThan(SIZE * 2);
});
