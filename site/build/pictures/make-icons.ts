/**
 * Draws the icons from the ring of the title: `node tools/run.mjs site/build/pictures/make-icons.ts`. Their files are kept in `site/public/`;
 * run it again only when the drawing changes. Needs the Chromium of the end-to-end tests.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../../tools/setup/chromium-options.ts';

const DOTS = 33;
const THIRD = 11;
const SIZE = 512;
const COLORS = { ground: '#0a5c48', dot: '#f7f6f1', marker: '#e2bb66' };

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * The ring on its ground.
 * @param radius of the ring, in 512ths; a maskable icon keeps it within the safe circle of 204
 * @param corner radius of the ground's corners
 */
function ring(radius: number, corner: number): string {
  const circles = Array.from({ length: DOTS }, (_, index) => {
    const angle = (index / DOTS) * 2 * Math.PI - Math.PI / 2;
    const [x, y] = [round(SIZE / 2 + radius * Math.cos(angle)), round(SIZE / 2 + radius * Math.sin(angle))];
    const marker = index % THIRD === 0;
    return `<circle cx="${x}" cy="${y}" r="${round(radius * (marker ? 0.085 : 0.06))}" fill="${marker ? COLORS.marker : COLORS.dot}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}" rx="${corner}" fill="${COLORS.ground}"/>${circles.join('')}</svg>\n`;
}

const ICONS = [
  { file: 'icons/icon-192.png', size: 192, svg: ring(190, 96) },
  { file: 'icons/icon-512.png', size: 512, svg: ring(190, 96) },
  { file: 'icons/maskable-512.png', size: 512, svg: ring(160, 0) },
  { file: 'icons/apple-touch-icon.png', size: 180, svg: ring(175, 0) },
];

/** @returns exit code, always 0 */
export async function main(): Promise<number> {
  const folder = join(cwd(), 'site/public');
  mkdirSync(join(folder, 'icons'), { recursive: true });
  writeFileSync(join(folder, 'icon.svg'), ring(190, 96));
  const browser = await chromium.launch(chromiumOptions());
  for (const { file, size, svg } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>html,body{margin:0;background:transparent}svg{display:block;width:100vw}</style>${svg}`);
    await page.screenshot({ path: join(folder, file), omitBackground: true });
    await page.close();
  }
  await browser.close();
  return 0;
}
