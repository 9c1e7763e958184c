/** The picture of a page, as SVG whose words are outlines: nothing of it depends on the fonts of a computer. */
import { type Block, setBlock, type Style } from './draw-text.ts';
import type { FaceStack, PictureFaces } from './faces.ts';
import type { Room } from './fit-text.ts';
import type { Look } from './look.ts';
import type { PageWords } from './page-words.ts';

/** Pixels; what networks show without cutting it. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const CENTER = WIDTH / 2;
const PATTERN_SIZE = 96;
const SHEET = { inset: 40, radius: 28 };
/** Words stand between these heights, the mark of the site below. */
const TOP = 84;
const BOTTOM = 482;
const MARK = { size: 52, y: 508 };

const TITLE: Room = { width: 960, height: 86, lineHeight: 1.25, mostLines: 2, largest: 42, smallest: 30 };
const TITLE_ALONE: Room = { width: 940, height: 280, lineHeight: 1.2, mostLines: 3, largest: 84, smallest: 44 };
const TAGLINE: Room = { width: 940, height: 90, lineHeight: 1.35, mostLines: 2, largest: 32, smallest: 26 };
const NAME: Room = { width: 400, height: 60, lineHeight: 1, mostLines: 1, largest: 28, smallest: 28 };
const ARABIC = { width: 1020, mostLines: 4, largest: 104, smallest: 42 };
const LINE_HEIGHTS = { naskh: 1.75, quran: 2.2 };
const GAP = 30;

/** The ring of the title; `drawn` is the size that its drawing has on the page. */
const RING = { size: 390, top: 78, drawn: 200, gap: 30 };
const RING_ARABIC: Room = { width: 300, height: 120, lineHeight: 1, mostLines: 1, largest: 72, smallest: 72 };
const RING_NAME: Room = { width: 300, height: 80, lineHeight: 1, mostLines: 1, largest: 56, smallest: 56 };

/** Eleven beads, a third of a misbaha, with the gold one in their middle. */
const BEADS = { count: 11, distance: 15, radius: 3, gold: 4.5 };

export interface Drawing {
  svg: string;
  /** What stands on it, in words. */
  alt: string;
}

export interface Brand {
  name: string;
  tagline: string;
}

export interface Means {
  faces: PictureFaces;
  look: Look;
  brand: Brand;
}

const latin = (stack: FaceStack, color: string, { color: of }: Look): Style => ({
  stack,
  direction: 'ltr',
  color,
  ellipsis: of('muted'),
});

const arabicStyle = (stack: FaceStack, color: string, { color: of }: Look): Style => ({
  stack,
  direction: 'rtl',
  color,
  slotColor: of('gold'),
  ellipsis: of('ornament'),
});

/** The ground: the pattern behind a sheet. */
function ground({ color, pattern, patternOpacity }: Look): string {
  const { inset, radius } = SHEET;
  return `<defs><pattern id="p" width="${PATTERN_SIZE}" height="${PATTERN_SIZE}" patternUnits="userSpaceOnUse" patternTransform="translate(${CENTER % PATTERN_SIZE} 24)">${pattern.replace('stroke="#000"', `stroke="${color('line')}"`)}</pattern></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${color('bg')}"/>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#p)" opacity="${patternOpacity}"/>
<rect x="${inset}" y="${inset}" width="${WIDTH - 2 * inset}" height="${HEIGHT - 2 * inset}" rx="${radius}" fill="${color('surface')}" stroke="${color('line')}" stroke-width="2"/>`;
}

/** The icon and the name of the site, at the foot of the sheet. */
function mark({ faces, look, brand }: Means): string {
  const name = setBlock(brand.name, latin(faces.title, look.color('accent'), look), NAME, 0);
  const gap = 14;
  const left = CENTER - (MARK.size + gap + name.width) / 2;
  const icon = look.icon.replace('<svg ', `<svg x="${left}" y="${MARK.y}" width="${MARK.size}" height="${MARK.size}" `);
  const words = setBlock(brand.name, latin(faces.title, look.color('accent'), look), NAME, left + MARK.size + gap + name.width / 2);
  return icon + words.at(MARK.y + (MARK.size - words.height) / 2);
}

const whole = (parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${parts.join('\n')}</svg>`;

/** Blocks below one another, in the middle of the room that they have. */
function stacked(blocks: readonly Pick<Block, 'height' | 'at'>[], top: number, bottom: number, gap = GAP): string {
  const height = blocks.reduce((sum, block) => sum + block.height, 0) + gap * (blocks.length - 1);
  let y = top + (bottom - top - height) / 2;
  return blocks
    .map((block) => {
      const drawn = block.at(y);
      y += block.height + gap;
      return drawn;
    })
    .join('');
}

/** A row of beads, which parts the title from what follows. */
function beads({ color }: Look): Pick<Block, 'height' | 'at'> {
  const { count, distance, radius, gold } = BEADS;
  const middle = (count - 1) / 2;
  const bead = (index: number, y: number): string => {
    const from = index - middle;
    const [r, fill, opacity] = from === 0 ? [gold, color('ornament'), 1] : [radius, color('accent'), 1 - 0.15 * Math.abs(from)];
    return `<circle cx="${CENTER + from * distance}" cy="${y}" r="${r}" fill="${fill}" opacity="${opacity}"/>`;
  };
  return { height: 2 * gold, at: (top) => Array.from({ length: count }, (_, index) => bead(index, top + gold)).join('') };
}

function drawHome({ svg, name }: { svg: string; name: string }, means: Means): Drawing {
  const { faces, look, brand } = means;
  const { size, top, drawn, gap } = RING;
  const colored = svg
    .replaceAll('class="ring-dot"', `fill="${look.color('accent')}"`)
    .replaceAll('class="ring-marker"', `fill="${look.color('ornament')}"`);
  const ring = `<g transform="translate(${CENTER - size / 2} ${top}) scale(${size / drawn})">${colored}</g>`;
  const words = [
    setBlock(name, arabicStyle(faces.naskh, look.color('accent'), look), RING_ARABIC, CENTER),
    setBlock(brand.name, latin(faces.title, look.color('text'), look), RING_NAME, CENTER),
  ];
  const tagline = setBlock(brand.tagline, latin(faces.text, look.color('muted'), look), TAGLINE, CENTER);
  return {
    svg: whole([ground(look), ring, stacked(words, top, top + size, gap), tagline.at(top + size + gap)]),
    alt: `${brand.name}: ${brand.tagline}`,
  };
}

/** Draws the picture of a page. @throws Error where the faces of the site cannot set its words */
export function drawPreview({ title, arabic, ring }: PageWords, means: Means): Drawing {
  const { faces, look, brand } = means;
  if (ring) return drawHome(ring, means);
  const titleStyle = latin(faces.title, look.color('text'), look);
  if (!arabic) {
    const blocks = [
      setBlock(title, titleStyle, TITLE_ALONE, CENTER),
      beads(look),
      setBlock(brand.tagline, latin(faces.text, look.color('muted'), look), TAGLINE, CENTER),
    ];
    return { svg: whole([ground(look), stacked(blocks, TOP, BOTTOM), mark(means)]), alt: `${title}. ${brand.name}: ${brand.tagline}` };
  }
  const heading = setBlock(title, titleStyle, TITLE, CENTER);
  const row = beads(look);
  const below = TOP + heading.height + GAP + row.height + GAP;
  const room: Room = { ...ARABIC, height: BOTTOM - below, lineHeight: LINE_HEIGHTS[arabic.script] };
  const text = setBlock(arabic.text, arabicStyle(faces[arabic.script], look.color('text'), look), room, CENTER);
  return {
    svg: whole([
      ground(look),
      heading.at(TOP),
      row.at(TOP + heading.height + GAP),
      text.at(below + (room.height - text.height) / 2),
      mark(means),
    ]),
    alt: `${title}: ${text.text}`,
  };
}
