/** Draws the picture of a card on a canvas. */
import type { Layout, PlacedLine } from '../../../../packages/core/picture/layout.ts';
import type { TextRun } from '../../../../packages/core/picture/paragraph.ts';
import { PICTURE_NAME_LABEL } from '../../../../packages/core/picture/text-roles.ts';
import { setFontAndDirection } from './canvas-text.ts';
import { type PictureThemeStyle, PATTERN_SIZE_PX } from './picture-theme-style.ts';

/** Inset, corner radius and border of the sheet, in pixels. */
const SHEET = { inset: 44, radius: 36, line: 2 };
/** A row of eleven beads (a third of a misbaha), the middle one gold; sizes in pixels. */
const BEADS = { count: 11, distance: 17, radius: 3, middleRadius: 5 };

type Brush = CanvasRenderingContext2D;

function fillPattern(brush: Brush, style: PictureThemeStyle, width: number, height: number): void {
  const lines = new Path2D(style.pattern);
  const left = ((width / 2) % PATTERN_SIZE_PX) - PATTERN_SIZE_PX;
  brush.save();
  brush.strokeStyle = style.colour('line');
  brush.globalAlpha = style.patternStrength;
  for (let x = left; x < width; x += PATTERN_SIZE_PX)
    for (let y = 0; y < height; y += PATTERN_SIZE_PX) {
      brush.setTransform(1, 0, 0, 1, x, y);
      brush.stroke(lines);
    }
  brush.restore();
}

/** Draws the background: a pattern, and a sheet on it. */
function drawBackground(brush: Brush, style: PictureThemeStyle, { width, height }: Layout): void {
  const { inset, radius, line } = SHEET;
  brush.fillStyle = style.colour('bg');
  brush.fillRect(0, 0, width, height);
  fillPattern(brush, style, width, height);
  brush.beginPath();
  brush.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, radius);
  brush.fillStyle = style.colour('surface');
  brush.fill();
  brush.strokeStyle = style.colour('line');
  brush.lineWidth = line;
  brush.stroke();
}

function drawBeads(brush: Brush, style: PictureThemeStyle, center: number, y: number): void {
  const { count, distance, radius, middleRadius: gold } = BEADS;
  const middle = (count - 1) / 2;
  brush.save();
  for (let index = 0; index < count; index++) {
    const from = index - middle;
    brush.fillStyle = style.colour(from === 0 ? 'ornament' : 'accent');
    brush.globalAlpha = from === 0 ? 1 : 1 - 0.15 * Math.abs(from);
    brush.beginPath();
    brush.arc(center + from * distance, y, from === 0 ? gold : radius, 0, 2 * Math.PI);
    brush.fill();
  }
  brush.restore();
}

/** Draws the frame of a name slot. @returns the baseline of the word within it */
function drawSlotFrameReturningBaseline(brush: Brush, style: PictureThemeStyle, { left, width, size }: TextRun, baseline: number): number {
  const margin = PICTURE_NAME_LABEL.margin * size;
  const height = 1.6 * size;
  // The middle of a small letter of the Arabic around it.
  const middle = baseline - (0.2 * size) / PICTURE_NAME_LABEL.scale;
  brush.save();
  brush.strokeStyle = style.colour('gold');
  brush.lineWidth = 1.5;
  brush.setLineDash([5, 4]);
  brush.beginPath();
  brush.roundRect(left + margin, middle - height / 2, width - 2 * margin, height, height / 2);
  brush.stroke();
  brush.restore();
  return middle + 0.26 * size;
}

function drawLine(brush: Brush, style: PictureThemeStyle, { baseline, runs }: PlacedLine): void {
  for (const run of runs) {
    const { text, role, size, left } = run;
    const isSlot = role === 'slot';
    const y = isSlot ? drawSlotFrameReturningBaseline(brush, style, run, baseline) : baseline;
    setFontAndDirection(brush, style, role, size);
    brush.fillStyle = style.colourOf(role);
    brush.fillText(text, isSlot ? left + (PICTURE_NAME_LABEL.padding + PICTURE_NAME_LABEL.margin) * size : left, y);
  }
}

/** Gives the canvas the picture's size and draws it whole. */
export function drawPicture(canvas: HTMLCanvasElement, layout: Layout, style: PictureThemeStyle): void {
  canvas.width = layout.width;
  canvas.height = layout.height;
  const brush = canvas.getContext('2d');
  if (!brush) return;
  drawBackground(brush, style, layout);
  drawBeads(brush, style, layout.width / 2, layout.beads);
  for (const line of layout.lines) drawLine(brush, style, line);
}
