/** The cover: the title in a ring of 33 beads, and around both the star of the site's pattern. */
import sharp from 'sharp';
import { rasterizeText, stackHeight, stackVertically } from '../typesetting/draw-text.ts';
import type { TextBox } from '../typesetting/fit-text.ts';
import type { PictureFonts } from '../typesetting/picture-fonts.ts';
import { ARABIC_BOOK_TITLE, BOOK_SUBTITLE, BOOK_TITLE } from './titles.ts';

/** In pixels, with the proportions that e-book shops show. */
export const COVER_SIZE = { width: 1200, height: 1800 };
const { width: WIDTH, height: HEIGHT } = COVER_SIZE;
const CENTER_X = WIDTH / 2;

/** The icon's green and gold, fixed: a picture cannot follow the reader's theme. */
const COLORS = { ground: '#0a5c48', line: '#2b7a64', medallion: '#084c3c', gold: '#e2bb66', cream: '#f7f6f1' };

const PATTERN_TILE_PIXELS = 150;
const PATTERN_TILE_UNITS = 96;
/** Height of the center of the star, and its scale; the star is 72 of the pattern's 96 units wide. */
const STAR_LAYOUT = { y: 800, scale: 14.2 };
const BEAD_RING = { radius: 372, beads: 33, third: 11, bead: 8, marker: 12 };

const ARABIC_TITLE_BOX: TextBox = { width: 640, height: 260, lineHeight: 1, maxLines: 1, largest: 190, smallest: 120 };
const TITLE_BOX: TextBox = { width: 560, height: 140, lineHeight: 1, maxLines: 1, largest: 96, smallest: 72 };
const TAGLINE_BOX: TextBox = { width: 860, height: 200, lineHeight: 1.5, maxLines: 2, largest: 46, smallest: 38 };

/** 64 colours: the few of the drawing, and blends at the edges of letters. */
const PNG_OPTIONS = { palette: true, colours: 64, dither: 0, effort: 10, compressionLevel: 9 } as const;

const roundToHundredths = (value: number): number => Math.round(value * 100) / 100;

function beadCircles(): string {
  return Array.from({ length: BEAD_RING.beads }, (_, index) => {
    const angle = (index / BEAD_RING.beads) * 2 * Math.PI - Math.PI / 2;
    const isMarker = index % BEAD_RING.third === 0;
    const [x, y] = [
      roundToHundredths(CENTER_X + BEAD_RING.radius * Math.cos(angle)),
      roundToHundredths(STAR_LAYOUT.y + BEAD_RING.radius * Math.sin(angle)),
    ];
    return `<circle cx="${x}" cy="${y}" r="${isMarker ? BEAD_RING.marker : BEAD_RING.bead}" fill="${isMarker ? COLORS.gold : COLORS.cream}"/>`;
  }).join('');
}

export interface CoverPatternAndFonts {
  /** Content of the pattern's SVG. */
  pattern: string;
  /** Path data of its star. */
  star: string;
  fonts: PictureFonts;
}

/** The cover without its words, as SVG. */
function coverBackgroundSvg({ pattern, star }: CoverPatternAndFonts): string {
  const at = (scale: number): string =>
    `translate(${CENTER_X} ${STAR_LAYOUT.y}) scale(${scale}) translate(${-PATTERN_TILE_UNITS / 2} ${-PATTERN_TILE_UNITS / 2})`;
  const outline = (scale: number, fill: string, width: number): string =>
    `<path d="${star}" transform="${at(scale)}" fill="${fill}" stroke="${COLORS.gold}" stroke-width="${width / scale}" stroke-linejoin="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs><pattern id="p" width="${PATTERN_TILE_UNITS}" height="${PATTERN_TILE_UNITS}" patternUnits="userSpaceOnUse" patternTransform="translate(0 ${STAR_LAYOUT.y % PATTERN_TILE_PIXELS}) scale(${PATTERN_TILE_PIXELS / PATTERN_TILE_UNITS})">${pattern.replace('stroke="#000"', `stroke="${COLORS.line}" stroke-width="1.2"`)}</pattern></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLORS.ground}"/>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#p)"/>
${outline(STAR_LAYOUT.scale, COLORS.medallion, 5)}
${outline(STAR_LAYOUT.scale * 0.955, 'none', 1.5)}
${beadCircles()}
</svg>`;
}

/** The cover as PNG. @throws Error where the fonts lack a character or the words do not fit */
export async function drawCover(inputs: CoverPatternAndFonts): Promise<Buffer> {
  const { naskh, text } = inputs.fonts;
  const gap = 46;
  const name = [
    await rasterizeText(ARABIC_BOOK_TITLE, { font: naskh, color: COLORS.gold }, ARABIC_TITLE_BOX),
    await rasterizeText(BOOK_TITLE, { font: text, color: COLORS.cream }, TITLE_BOX),
  ];
  const tagline = [await rasterizeText(BOOK_SUBTITLE, { font: text, color: COLORS.cream }, TAGLINE_BOX)];
  return sharp(Buffer.from(coverBackgroundSvg(inputs)))
    .composite([
      ...stackVertically(name, CENTER_X, STAR_LAYOUT.y - stackHeight(name, gap) / 2, gap),
      ...stackVertically(tagline, CENTER_X, STAR_LAYOUT.y + (STAR_LAYOUT.scale * PATTERN_TILE_UNITS) / 2 + 60, gap),
    ])
    .png(PNG_OPTIONS)
    .toBuffer();
}
