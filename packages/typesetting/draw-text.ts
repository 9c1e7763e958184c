/** Draws text as a picture, with Pango. */
import sharp, { type OverlayOptions } from 'sharp';
import { ELLIPSIS, fitText, type TextBox } from './fit-text.ts';
import type { PictureFont } from './picture-fonts.ts';

/** A part of a picture, cropped to what is drawn on it: pixels, or a file that sharp reads. Lengths in pixels. */
export interface PicturePiece extends Pick<OverlayOptions, 'raw'> {
  input: Buffer;
  width: number;
  height: number;
}

/** A part of a picture as pixels, row by row. */
export interface PixelPiece extends PicturePiece {
  raw: NonNullable<OverlayOptions['raw']>;
}

export interface TextStyle {
  font: PictureFont;
  color: string;
  /** For a word in Latin letters amid Arabic, which stands in for the reader's own name; it is smaller, as on the page. */
  slotColor?: string;
  /** Color of the ellipsis where words were left out. */
  ellipsisColor?: string;
  /** The one color that the text stands on. The piece then has no transparency. */
  ground?: string;
}

/** Pango's units in a pixel. */
const PANGO_UNITS_PER_PIXEL = 1024;
/** At 72 dots per inch, a point is a pixel. */
const DPI = 72;

const pangoSpan = (color: string, text: string, attributes = ''): string => `<span foreground="${color}"${attributes}>${text}</span>`;

/** Writes lines in the markup of Pango. */
function pangoMarkup(
  lines: readonly string[],
  { font, color, slotColor, ellipsisColor = color }: TextStyle,
  size: number,
  lineHeight: number,
): string {
  const escaped = lines.join('\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const slotted =
    slotColor === undefined ? escaped : escaped.replaceAll(/\p{Script=Latin}+/gu, (word) => pangoSpan(slotColor, word, ' size="60%"'));
  const text = slotted.replace(ELLIPSIS, (sign) => pangoSpan(ellipsisColor, sign));
  const features = font.features ? ` font_features="${font.features}"` : '';
  return pangoSpan(
    color,
    text,
    `${features} font="${font.name} ${size}px" line_height="${Math.round(size * lineHeight * PANGO_UNITS_PER_PIXEL)}"`,
  );
}

/**
 * Draws a text in centred lines, as large as its box allows.
 * @returns the picture, and the text as drawn, which is cut where it did not fit
 * @throws Error where the font lacks a character
 */
export async function rasterizeText(text: string, style: TextStyle, box: TextBox): Promise<PixelPiece & { text: string }> {
  const { size, lines } = fitText(text, style.font.widthOf, box);
  const markup = pangoMarkup(lines, style, size, box.lineHeight);
  const drawn = sharp({ text: { text: markup, rgba: true, align: 'centre', dpi: DPI } });
  const grounded = style.ground === undefined ? drawn : drawn.flatten({ background: style.ground });
  const { data, info } = await grounded.raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: info, width: info.width, height: info.height, text: lines.join(' ') };
}

/** A part of a picture as an SVG file, which is drawn where it is placed. @param body without its `<svg>` element */
export const svgPiece = (body: string, width: number, height: number): PicturePiece => ({
  input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`),
  width,
  height,
});

type Placed<Piece extends PicturePiece> = Pick<Piece, 'input' | 'raw'> & { left: number; top: number };

/** Places parts below one another from `top` on, each centred at `center`; lengths in pixels. */
export function stackVertically<Piece extends PicturePiece>(
  parts: readonly Piece[],
  center: number,
  top: number,
  gap: number,
): Placed<Piece>[] {
  let y = top;
  return parts.map(({ input, raw, width, height }) => {
    const placed = { input, raw, left: Math.round(center - width / 2), top: Math.round(y) };
    y += height + gap;
    return placed;
  });
}

/** Height of parts and gaps below one another. */
export const stackHeight = (parts: readonly PicturePiece[], gap: number): number =>
  parts.reduce((sum, { height }) => sum + height, 0) + gap * (parts.length - 1);
