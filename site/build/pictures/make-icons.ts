/**
 * Draws the icons, a ring of beads: `node tools/run.mjs site/build/pictures/make-icons.ts`. The files are kept in
 * `site/public/`; run it only when the drawing changes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';
import sharp from 'sharp';

const RING_DOTS = 33;
const DOTS_PER_THIRD = 11;
const DRAWING_SIZE = 512;
const ICON_COLORS = { ground: '#0a5c48', dot: '#f7f6f1', marker: '#e2bb66' };

const roundToTenths = (value: number): number => Math.round(value * 10) / 10;

/**
 * SVG of the ring on a coloured square.
 * @param radius of the ring, in 512ths of the icon; a maskable icon keeps all within a circle of radius 204
 * @param corner radius of the square's corners, in the same unit
 */
function ringSvg(radius: number, corner: number): string {
  const circles = Array.from({ length: RING_DOTS }, (_, index) => {
    const angle = (index / RING_DOTS) * 2 * Math.PI - Math.PI / 2;
    const [x, y] = [roundToTenths(DRAWING_SIZE / 2 + radius * Math.cos(angle)), roundToTenths(DRAWING_SIZE / 2 + radius * Math.sin(angle))];
    const marker = index % DOTS_PER_THIRD === 0;
    return `<circle cx="${x}" cy="${y}" r="${roundToTenths(radius * (marker ? 0.085 : 0.06))}" fill="${marker ? ICON_COLORS.marker : ICON_COLORS.dot}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${DRAWING_SIZE} ${DRAWING_SIZE}"><rect width="${DRAWING_SIZE}" height="${DRAWING_SIZE}" rx="${corner}" fill="${ICON_COLORS.ground}"/>${circles.join('')}</svg>\n`;
}

const ICONS = [
  { file: 'icons/icon-192.png', size: 192, svg: ringSvg(190, 96) },
  { file: 'icons/icon-512.png', size: 512, svg: ringSvg(190, 96) },
  { file: 'icons/maskable-512.png', size: 512, svg: ringSvg(160, 0) },
  { file: 'icons/apple-touch-icon.png', size: 180, svg: ringSvg(175, 0) },
];

/** @returns exit code, always 0 */
export async function main(): Promise<number> {
  const folder = join(cwd(), 'site/public');
  mkdirSync(join(folder, 'icons'), { recursive: true });
  writeFileSync(join(folder, 'icon.svg'), ringSvg(190, 96));
  for (const { file, size, svg } of ICONS)
    await sharp(Buffer.from(svg)).resize(size).png({ compressionLevel: 9 }).toFile(join(folder, file));
  return 0;
}
