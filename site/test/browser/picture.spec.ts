/** A card as a picture: what is drawn is the card, set as HarfBuzz sets it, and nothing is asked of the network for it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Request, test } from '@playwright/test';
import { convert } from 'fontverter';
import { type MeasuringFace, openMeasuringFace, textWidthInEm } from '../../../packages/typesetting/text-width.ts';
import { openPicture } from './pages/picture.ts';
import { emulateSaveData } from './saves-data.ts';
import { BUILD_FOLDER } from './site.ts';

interface Drawn {
  text: string;
  /** Its baseline. */
  y: number;
  font: string;
  direction: string;
  width: number;
}

/** Notes what is written on the canvas of the page, and what its picture is shared as. */
async function watched(page: Page): Promise<void> {
  // What links lead to is not loaded in the meantime.
  await emulateSaveData(page);
  await page.addInitScript(() => {
    const drawn: Drawn[] = [];
    const files: { name: string; type: string; size: number }[] = [];
    Object.assign(window, { drawn, files });
    const brush = CanvasRenderingContext2D.prototype;
    // Called below with the right `this`.
    // oxlint-disable-next-line typescript/unbound-method
    const { fillText } = brush;
    brush.fillText = function note(text, x, y) {
      drawn.push({ text, y, font: this.font, direction: this.direction, width: this.measureText(text).width });
      fillText.call(this, text, x, y);
    };
    Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
    const share = async (data: ShareData): Promise<void> => {
      for (const file of data.files ?? []) files.push({ name: file.name, type: file.type, size: file.size });
    };
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  });
}

/** What stands on the picture that was drawn last; the product's name is written at its end. */
const lastDrawn = (page: Page): Promise<Drawn[]> =>
  page.evaluate(() => {
    const { drawn } = window as unknown as { drawn: Drawn[] };
    return drawn.slice(drawn.findLastIndex(({ text }, at) => at < drawn.length - 1 && text === 'Misbaha') + 1);
  });

const sharedFiles = (page: Page): Promise<unknown[]> => page.evaluate(() => (window as unknown as { files: unknown[] }).files);

const oneSpaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The lines of Arabic as they are read: the runs of one are drawn from left to right. */
function arabicLines(drawn: readonly Drawn[]): string {
  const byBaseline = new Map<number, string[]>();
  for (const { text, y, direction } of drawn) if (direction === 'rtl') byBaseline.set(y, [text, ...(byBaseline.get(y) ?? [])]);
  return oneSpaced([...byBaseline.values()].map((runs) => runs.join('')).join(' '));
}

/** The Arabic of a card as the page has it, without the placeholder for a name. */
const arabicOf = (page: Page, card: number): Promise<string> =>
  page
    .getByRole('article')
    .nth(card)
    .locator('.arabic')
    .evaluate((text) => {
      for (const slot of text.querySelectorAll('.name-slot')) slot.remove();
      return text.textContent;
    });

const FACES: Readonly<Record<string, string>> = {
  Amiri: 'amiri',
  'Amiri Quran': 'amiri-quran',
};

const openedFaces = new Map<string, Promise<MeasuringFace>>();

async function openFace(file: string): Promise<MeasuringFace> {
  return openMeasuringFace(await convert(readFileSync(join(BUILD_FOLDER, 'fonts', `${file}.woff2`)), 'truetype'));
}

/** The built faces that a font names, in its order. */
async function stackOf(font: string): Promise<MeasuringFace[]> {
  const files = [...font.matchAll(/"?(Amiri[^",]*)"?/g)].flatMap(([, family = '']) => FACES[family.trim()] ?? []);
  for (const file of files) openedFaces.set(file, openedFaces.get(file) ?? openFace(file));
  return Promise.all(files.flatMap((file) => openedFaces.get(file) ?? []));
}

const sizeOf = (font: string): number => Number(/([\d.]+)px/.exec(font)?.[1]);

/** The first card is tested in the default theme, since no theme is stored yet. */
const CARDS = [
  { theme: 'light', path: '/morning-evening/waking-up', card: 0, shape: 'Portrait', file: 'misbaha-waking-up-1.png' },
  { theme: 'dark', path: '/quranic-duas/reflect-dua', card: 0, shape: 'Story', file: 'misbaha-reflect-dua-1.png' },
  { theme: 'night', path: '/illness/closing-eyes', card: 0, shape: 'Square', file: 'misbaha-closing-eyes-1.png' },
  { theme: 'light', path: '/morning-evening/morning-remembrance', card: 11, shape: 'Portrait', file: 'misbaha-morning-remembrance-12.png' },
];
const HEIGHTS: Readonly<Record<string, number>> = { Portrait: 1350, Story: 1920, Square: 1080 };

test('a picture has the words of its card, as HarfBuzz sets them, in the colours of the theme; what does not fit is refused', async ({
  page,
}) => {
  await watched(page);
  for (const { theme, path, card, shape, file } of CARDS)
    await test.step(`${path}, card ${card}, ${theme}, ${shape}`, async () => {
      if (path !== CARDS[0]?.path) await page.evaluate((name) => localStorage.setItem('theme', name), theme);
      const dialog = await openPicture(page, path, card);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const asked: string[] = [];
      const note = (request: Request): unknown => asked.push(request.url());
      page.on('request', note);
      await dialog.getByRole('radio', { name: shape }).check();
      const canvas = dialog.locator('canvas');
      await expect(canvas).toHaveJSProperty('height', HEIGHTS[shape]);
      await expect(canvas).toHaveJSProperty('width', 1080);
      await dialog.getByRole('button', { name: 'Share' }).click();
      await expect.poll(() => sharedFiles(page)).toEqual([{ name: file, type: 'image/png', size: expect.any(Number) as unknown }]);
      const [drawn, onSheet] = await Promise.all([
        lastDrawn(page),
        canvas.evaluate((element: HTMLCanvasElement) => {
          const [red, green, blue] = element.getContext('2d')?.getImageData(540, 70, 1, 1).data ?? [];
          return `rgb(${red}, ${green}, ${blue})`;
        }),
      ]);
      await expect(dialog).toHaveCSS('background-color', onSheet);
      page.off('request', note);
      expect(asked).toEqual([]);
      expect(arabicLines(drawn)).toBe(oneSpaced(await arabicOf(page, card)));
      for (const { text, font, width } of drawn.filter(({ direction }) => direction === 'rtl')) {
        // A glyph that a face does not have throws here.
        expect(Math.abs(textWidthInEm(text, await stackOf(font)) * sizeOf(font) - width), text).toBeLessThanOrEqual(1);
      }
    });
  await test.step('a layer that is switched off is not drawn; a text that does not fit is refused, and a shape that fits is offered', async () => {
    const dialog = await openPicture(page, '/prayer/start-of-prayer', 0);
    const italics = async (): Promise<number> => (await lastDrawn(page)).filter(({ font }) => font.startsWith('italic')).length;
    await expect.poll(italics).toBeGreaterThan(0);
    await dialog.getByLabel('Transliteration').uncheck();
    await expect.poll(italics).toBe(0);
    await dialog.getByRole('button', { name: 'Close' }).click();

    const long = page.getByRole('article').filter({ hasText: 'I have turned my face' });
    await long.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Share as a picture' }).click();
    await dialog.getByRole('radio', { name: 'Square' }).check();
    await expect(dialog.getByText('does not fit on a square picture')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save' })).toHaveCount(0);
    await dialog.getByRole('button', { name: /^Story/ }).click();
    await expect(dialog.locator('canvas')).toHaveJSProperty('height', 1920);
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();

    // Where the browser cannot make the file, for lack of memory for example, a message says so.
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (tell) => tell(null);
    });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('article').first().getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Share as a picture' }).click();
    await expect(dialog.getByRole('alert')).toContainText('could not be drawn');
  });
});
