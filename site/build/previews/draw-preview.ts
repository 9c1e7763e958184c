/** Draws the preview picture of a page. */
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import * as messages from '../../../packages/core/messages/previews.ts';
import {
  svgPiece,
  rasterizeText,
  stackHeight,
  type PicturePiece,
  type PixelPiece,
  stackVertically,
  type TextStyle,
} from '../../../packages/typesetting/draw-text.ts';
import type { TextBox } from '../../../packages/typesetting/fit-text.ts';
import type { VisualIdentity } from '../../../packages/typesetting/visual-identity.ts';
import type { PreviewContent } from './page-words.ts';
import type { PictureFont, PictureFonts } from '../../../packages/typesetting/picture-fonts.ts';

/** In pixels; the size that social networks show uncropped. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** Channels of a pixel. */
const RGB = 3;
const CENTER_X = PREVIEW_WIDTH / 2;
const PATTERN_TILE_UNITS = 96;
const SHEET = { inset: 40, radius: 28 };
/** The words stand between these heights, the site's icon and name below them. */
const WORDS_TOP = 84;
const WORDS_BOTTOM = 488;
const SITE_MARK = { size: 52, y: 508, gap: 14 };

const TITLE_BOX: TextBox = { width: 960, height: 86, lineHeight: 1.25, maxLines: 2, largest: 42, smallest: 30 };
const LONE_TITLE_BOX: TextBox = { width: 940, height: 280, lineHeight: 1.2, maxLines: 3, largest: 84, smallest: 44 };
const TAGLINE_BOX: TextBox = { width: 940, height: 90, lineHeight: 1.35, maxLines: 2, largest: 32, smallest: 26 };
const SITE_NAME_BOX: TextBox = { width: 400, height: 60, lineHeight: 1, maxLines: 1, largest: 28, smallest: 28 };
const ARABIC_BOX = { width: 1020, maxLines: 4, largest: 104, smallest: 42 };
const LINE_HEIGHTS = { naskh: 1.75, quran: 2.2 };
const PIECE_GAP = 30;

/** The ring of the home page; `drawn` is its size in the page's SVG. */
const TITLE_RING = { size: 390, top: 78, drawn: 200, gap: 30 };
const RING_ARABIC_BOX: TextBox = { width: 300, height: 120, lineHeight: 1, maxLines: 1, largest: 72, smallest: 72 };
const RING_NAME_BOX: TextBox = { width: 300, height: 80, lineHeight: 1, maxLines: 1, largest: 56, smallest: 56 };

/** Eleven beads, a third of a misbaha, the middle one gold. */
const BEAD_ROW = { count: 11, distance: 15, radius: 3, gold: 4.5 };

/**
 * Fast, for hundreds of pictures in each language. A palette would halve the files but take eight times as long; level 6
 * takes twice as long as 4, for files smaller by a tenth.
 */
const PNG_OPTIONS = { compressionLevel: 4 } as const;

interface PngAndAlt {
  png: Buffer;
  /** Alternative text. */
  alt: string;
}

export interface NameAndTagline {
  name: string;
  tagline: string;
}

export interface PreviewDesign {
  fonts: PictureFonts;
  style: VisualIdentity;
  brand: NameAndTagline;
}

/** Pieces that many pictures share, drawn once. `ground` and `sheet` are raw RGB pixels, row by row. */
interface SharedPieces {
  ground: Buffer;
  /** The ground with the mark of the site at its foot. */
  sheet: Buffer;
  beads: PixelPiece;
  tagline: PixelPiece;
}

const arabicTextStyle = (font: PictureFont, color: string, { color: of }: VisualIdentity): TextStyle => ({
  font,
  color,
  slotColor: of('gold'),
  ellipsisColor: of('ornament'),
  ground: of('surface'),
});

/** The background: a sheet on the pattern, as raw RGB pixels. */
function drawBackground({ color, pattern, patternOpacity }: VisualIdentity): Promise<Buffer> {
  const { inset, radius } = SHEET;
  const body = `<defs><pattern id="p" width="${PATTERN_TILE_UNITS}" height="${PATTERN_TILE_UNITS}" patternUnits="userSpaceOnUse" patternTransform="translate(${CENTER_X % PATTERN_TILE_UNITS} 24)">${pattern.replace('stroke="#000"', `stroke="${color('line')}"`)}</pattern></defs>
<rect width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}" fill="${color('bg')}"/>
<rect width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}" fill="url(#p)" opacity="${patternOpacity}"/>
<rect x="${inset}" y="${inset}" width="${PREVIEW_WIDTH - 2 * inset}" height="${PREVIEW_HEIGHT - 2 * inset}" rx="${radius}" fill="${color('surface')}" stroke="${color('line')}" stroke-width="2"/>`;
  return sharp(svgPiece(body, PREVIEW_WIDTH, PREVIEW_HEIGHT).input)
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** A picture of raw RGB pixels. */
const pictureOf = (pixels: Buffer): Sharp => sharp(pixels, { raw: { width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, channels: RGB } });

/** Blends parts with raw RGB pixels. */
const composite = (pixels: Buffer, parts: OverlayOptions[]): Sharp => pictureOf(pixels).composite(parts).removeAlpha();

/**
 * Copies opaque parts, drawn on the sheet's color, into the sheet. Blending would take most of the time of drawing the
 * hundreds of pictures.
 */
function copyOntoSheet(sheet: Buffer, parts: ReturnType<typeof stackVertically<PixelPiece>>): Promise<Buffer> {
  const pixels = Buffer.from(sheet);
  let bottom = 0;
  for (const { input, raw, left, top } of parts) {
    if (top < bottom) throw new Error('a part would cover the part above it');
    bottom = top + raw.height;
    for (let row = 0; row < raw.height; row++)
      input.copy(pixels, ((top + row) * PREVIEW_WIDTH + left) * RGB, row * raw.width * RGB, (row + 1) * raw.width * RGB);
  }
  return pictureOf(pixels).png(PNG_OPTIONS).toBuffer();
}

/** The icon and the name of the site, at the foot of the sheet. */
async function drawSiteMark({ fonts, style, brand }: PreviewDesign): Promise<OverlayOptions[]> {
  const { size, y, gap } = SITE_MARK;
  const name = await rasterizeText(brand.name, { font: fonts.title, color: style.color('accent') }, SITE_NAME_BOX);
  const left = Math.round(CENTER_X - (size + gap + name.width) / 2);
  const icon = style.icon.replace('<svg ', `<svg width="${size}" height="${size}" `);
  return [
    { input: Buffer.from(icon), left, top: y },
    { input: name.input, raw: name.raw, left: left + size + gap, top: Math.round(y + (size - name.height) / 2) },
  ];
}

/** Draws a part once, for all pictures. @param ground the color that it stands on */
async function rasterize({ input, ...place }: PicturePiece, ground: string): Promise<PixelPiece> {
  const { data, info } = await sharp(input).flatten({ background: ground }).raw().toBuffer({ resolveWithObject: true });
  return { ...place, input: data, raw: info };
}

/** A row of beads, which separates the title from the text below. */
function beadRow({ color }: VisualIdentity): PicturePiece {
  const { count, distance, radius, gold } = BEAD_ROW;
  const middle = (count - 1) / 2;
  const bead = (index: number): string => {
    const from = index - middle;
    const [r, fill, opacity] = from === 0 ? [gold, color('ornament'), 1] : [radius, color('accent'), 1 - 0.15 * Math.abs(from)];
    return `<circle cx="${(middle + from) * distance + gold}" cy="${gold}" r="${r}" fill="${fill}" opacity="${opacity}"/>`;
  };
  return svgPiece(Array.from({ length: count }, (_, index) => bead(index)).join(''), (count - 1) * distance + 2 * gold, 2 * gold);
}

async function drawHomePreview(
  { svg, name }: { svg: string; name: string },
  { fonts, style, brand }: PreviewDesign,
  { ground, tagline }: SharedPieces,
): Promise<PngAndAlt> {
  const { size, top, drawn, gap } = TITLE_RING;
  const colored = svg
    .replaceAll('class="ring-dot"', `fill="${style.color('accent')}"`)
    .replaceAll('class="ring-marker"', `fill="${style.color('ornament')}"`);
  const ring = svgPiece(`<g transform="scale(${size / drawn})">${colored}</g>`, size, size);
  const words = [
    await rasterizeText(name, arabicTextStyle(fonts.naskh, style.color('accent'), style), RING_ARABIC_BOX),
    await rasterizeText(brand.name, { font: fonts.title, color: style.color('text') }, RING_NAME_BOX),
  ];
  const picture = composite(ground, [
    ...stackVertically([ring, tagline], CENTER_X, top, gap),
    ...stackVertically(words, CENTER_X, top + (size - stackHeight(words, gap)) / 2, gap),
  ]);
  return { png: await picture.png(PNG_OPTIONS).toBuffer(), alt: messages.ofHome({ ...brand }) };
}

/** Draws the picture of a page from its words. @throws Error where the site's faces lack a character of them */
export type DrawPreviewContent = (words: PreviewContent) => Promise<PngAndAlt>;

/** Draws the shared pieces. @returns the function that draws a page's picture */
export async function createPreviewContentDrawer(inputs: PreviewDesign): Promise<DrawPreviewContent> {
  const { fonts, style, brand } = inputs;
  const ground = await drawBackground(style);
  const onSheet = { ground: style.color('surface') };
  const common: SharedPieces = {
    ground,
    sheet: await composite(ground, await drawSiteMark(inputs))
      .raw()
      .toBuffer(),
    beads: await rasterize(beadRow(style), onSheet.ground),
    tagline: await rasterizeText(brand.tagline, { ...onSheet, font: fonts.text, color: style.color('muted') }, TAGLINE_BOX),
  };
  const titleStyle = { ...onSheet, font: fonts.title, color: style.color('text') };
  return async ({ title, arabic, ring }) => {
    if (ring) return drawHomePreview(ring, inputs, common);
    const { sheet, beads, tagline } = common;
    if (!arabic) {
      const parts = [await rasterizeText(title, titleStyle, LONE_TITLE_BOX), beads, tagline];
      const png = await copyOntoSheet(
        sheet,
        stackVertically(parts, CENTER_X, (WORDS_TOP + WORDS_BOTTOM - stackHeight(parts, PIECE_GAP)) / 2, PIECE_GAP),
      );
      return { png, alt: messages.ofPage({ title, ...brand }) };
    }
    const head = [await rasterizeText(title, titleStyle, TITLE_BOX), beads];
    const below = WORDS_TOP + stackHeight(head, PIECE_GAP) + PIECE_GAP;
    const box: TextBox = { ...ARABIC_BOX, height: WORDS_BOTTOM - below, lineHeight: LINE_HEIGHTS[arabic.script] };
    const text = await rasterizeText(arabic.text, arabicTextStyle(fonts[arabic.script], style.color('text'), style), box);
    const middle = below + (box.height - text.height) / 2;
    const png = await copyOntoSheet(sheet, [
      ...stackVertically(head, CENTER_X, WORDS_TOP, PIECE_GAP),
      ...stackVertically([text], CENTER_X, middle, PIECE_GAP),
    ]);
    return { png, alt: messages.ofText({ title, text: text.text }) };
  };
}
