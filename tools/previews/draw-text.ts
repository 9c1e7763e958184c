/** Text as outlines in SVG. */
import type { FaceStack, SettingFace } from './faces.ts';
import { ELLIPSIS_EM, fitText, type Fitted, type Room } from './fit-text.ts';
import { type Direction, type Line, type Run, setLine } from './set-line.ts';

export interface Style {
  stack: FaceStack;
  direction: Direction;
  color: string;
  /** For a word that stands in for the reader's own. */
  slotColor?: string;
  /** Colour of the dots where words were left out. */
  ellipsis: string;
}

/** A block of centred lines, not yet in its place. */
export interface Block {
  /** What is legible on it. */
  text: string;
  /** From the top of the first line's ink to the bottom of the last one's, in pixels. */
  height: number;
  /** Of the longest line, in pixels. */
  width: number;
  /** The block as SVG. @param top where its ink begins, in pixels */
  at: (top: number) => string;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** The outline of each glyph, kept: most come again on the next picture. */
const outlines = new WeakMap<SettingFace, Map<number, string>>();

function outlineOf(face: SettingFace, glyph: number): string {
  const known = outlines.get(face) ?? new Map<number, string>();
  outlines.set(face, known);
  const outline = known.get(glyph) ?? face.shaper.font.glyphToPath(glyph);
  known.set(glyph, outline);
  return outline;
}

/** Glyphs of a run from a point on the baseline, each at the place that HarfBuzz gives it. @param size pixels of an em */
export function drawRun({ face, glyphs, scale: smaller }: Run, x: number, y: number, size: number, color: string): string {
  const scale = (size * smaller) / face.unitsPerEm;
  let pen = 0;
  const drawn = glyphs.map(({ glyph, metrics: [advance = 0, , right = 0, up = 0] }) => {
    const outline = outlineOf(face, glyph);
    const place = `<path transform="translate(${pen + right} ${up})" d="${outline}"/>`;
    pen += advance;
    return outline ? place : '';
  });
  return `<g fill="${color}" transform="translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})">${drawn.join('')}</g>`;
}

const DOTS = 3;
const DOT_EM = 0.05;

/** Three dots for what was left out. They are drawn, since the faces of verses have no such sign. @param x middle of the place */
function drawEllipsis(x: number, y: number, size: number, color: string): string {
  const gap = 0.22 * size;
  return Array.from(
    { length: DOTS },
    (_, index) =>
      `<circle cx="${round(x + (index - 1) * gap)}" cy="${round(y - 0.12 * size)}" r="${round(DOT_EM * size)}" fill="${color}"/>`,
  ).join('');
}

function drawLine(line: Line, { color, slotColor = color }: Style, left: number, y: number, size: number): string {
  let x = left;
  return line.runs
    .map((run) => {
      const drawn = drawRun(run, x, y, size, run.scale === 1 ? color : slotColor);
      x += run.width * size;
      return drawn;
    })
    .join('');
}

/** Fits a text to a place. */
function fit(text: string, { stack, direction }: Style, room: Room): Fitted {
  const widths = new Map<string, number>();
  const word = (one: string): number => {
    const width = widths.get(one) ?? setLine(one, stack, direction).width;
    widths.set(one, width);
    return width;
  };
  return fitText(text, room, { word, space: setLine(' ', stack, direction).width });
}

/** Sets a text in centred lines. @param center of every line, in pixels from the left */
export function setBlock(text: string, style: Style, room: Room, center: number): Block {
  const { size, lines, cut } = fit(text, style, room);
  const set = lines.map((line) => setLine(line, style.stack, style.direction));
  const step = size * room.lineHeight;
  const [ascent, descent] = [(set.at(0)?.ascent ?? 0) * size, (set.at(-1)?.descent ?? 0) * size];
  const isRtl = style.direction === 'rtl';
  const lineAt = (line: Line, y: number, ends: boolean): string => {
    const sign = cut && ends ? ELLIPSIS_EM * size : 0;
    const left = center - (line.width * size + sign) / 2;
    const dots = sign ? drawEllipsis(isRtl ? left + sign / 2 : left + line.width * size + sign / 2, y, size, style.ellipsis) : '';
    return drawLine(line, style, isRtl ? left + sign : left, y, size) + dots;
  };
  return {
    text: lines.join(' ') + (cut ? ' …' : ''),
    height: ascent + (set.length - 1) * step + descent,
    width: Math.max(...set.map(({ width }) => width)) * size,
    at: (top) => set.map((line, index) => lineAt(line, top + ascent + index * step, index === set.length - 1)).join(''),
  };
}
