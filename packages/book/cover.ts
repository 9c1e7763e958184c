/** The cover: the star of the site's pattern around the name, within the ring of 33 beads. */
import sharp from 'sharp';
import { drawText, heightOf, stacked } from '../typesetting/draw-text.ts';
import type { TextBox } from '../typesetting/fit-text.ts';
import type { PictureFonts } from '../typesetting/picture-fonts.ts';
import { ARABIC_TITLE, SUBTITLE, TITLE } from './words.ts';

/** Pixels; the shape that libraries show books in. */
export const COVER_SIZE = { width: 1200, height: 1800 };
const { width: WIDTH, height: HEIGHT } = COVER_SIZE;
const CENTER = WIDTH / 2;

/** The icon's green and gold. A cover is a picture, so it cannot follow the reader's theme. */
const COLORS = { ground: '#0a5c48', line: '#2b7a64', medallion: '#084c3c', gold: '#e2bb66', cream: '#f7f6f1' };

const TILE = 150;
const PATTERN_SIZE = 96;
/** The star of the pattern is 72 of its 96 units wide. */
const STAR_LAYOUT = { y: 800, scale: 14.2 };
const RING = { radius: 372, beads: 33, third: 11, bead: 8, marker: 12 };

const ARABIC_BOX: TextBox = { width: 640, height: 260, lineHeight: 1, mostLines: 1, largest: 190, smallest: 120 };
const NAME_BOX: TextBox = { width: 560, height: 140, lineHeight: 1, mostLines: 1, largest: 96, smallest: 72 };
const TAGLINE_BOX: TextBox = { width: 860, height: 200, lineHeight: 1.5, mostLines: 2, largest: 46, smallest: 38 };

/** Few colours, and the steps between them at the edges of letters. */
const PNG = { palette: true, colours: 64, dither: 0, effort: 10, compressionLevel: 9 } as const;

const round = (value: number): number => Math.round(value * 100) / 100;

function beads(): string {
  return Array.from({ length: RING.beads }, (_, index) => {
    const angle = (index / RING.beads) * 2 * Math.PI - Math.PI / 2;
    const isMarker = index % RING.third === 0;
    const [x, y] = [round(CENTER + RING.radius * Math.cos(angle)), round(STAR_LAYOUT.y + RING.radius * Math.sin(angle))];
    return `<circle cx="${x}" cy="${y}" r="${isMarker ? RING.marker : RING.bead}" fill="${isMarker ? COLORS.gold : COLORS.cream}"/>`;
  }).join('');
}

export interface CoverMeans {
  /** Body of the pattern's drawing. */
  pattern: string;
  /** Outline of its star. */
  star: string;
  fonts: PictureFonts;
}

/** The cover without its words, as SVG. */
function drawGround({ pattern, star }: CoverMeans): string {
  const at = (scale: number): string =>
    `translate(${CENTER} ${STAR_LAYOUT.y}) scale(${scale}) translate(${-PATTERN_SIZE / 2} ${-PATTERN_SIZE / 2})`;
  const outline = (scale: number, fill: string, width: number): string =>
    `<path d="${star}" transform="${at(scale)}" fill="${fill}" stroke="${COLORS.gold}" stroke-width="${width / scale}" stroke-linejoin="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs><pattern id="p" width="${PATTERN_SIZE}" height="${PATTERN_SIZE}" patternUnits="userSpaceOnUse" patternTransform="translate(0 ${STAR_LAYOUT.y % TILE}) scale(${TILE / PATTERN_SIZE})">${pattern.replace('stroke="#000"', `stroke="${COLORS.line}" stroke-width="1.2"`)}</pattern></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLORS.ground}"/>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#p)"/>
${outline(STAR_LAYOUT.scale, COLORS.medallion, 5)}
${outline(STAR_LAYOUT.scale * 0.955, 'none', 1.5)}
${beads()}
</svg>`;
}

/** The cover as PNG. @throws Error where the faces cannot set its words */
export async function drawCover(means: CoverMeans): Promise<Buffer> {
  const { naskh, text } = means.fonts;
  const gap = 46;
  const name = [
    await drawText(ARABIC_TITLE, { font: naskh, color: COLORS.gold }, ARABIC_BOX),
    await drawText(TITLE, { font: text, color: COLORS.cream }, NAME_BOX),
  ];
  const tagline = [await drawText(SUBTITLE, { font: text, color: COLORS.cream }, TAGLINE_BOX)];
  return sharp(Buffer.from(drawGround(means)))
    .composite([
      ...stacked(name, CENTER, STAR_LAYOUT.y - heightOf(name, gap) / 2, gap),
      ...stacked(tagline, CENTER, STAR_LAYOUT.y + (STAR_LAYOUT.scale * PATTERN_SIZE) / 2 + 60, gap),
    ])
    .png(PNG)
    .toBuffer();
}
