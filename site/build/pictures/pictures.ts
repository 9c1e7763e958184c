/**
 * Pictures of the main screens in every theme, at phone and desktop size, for the README and for reviews of the design:
 * `npm run pictures`. With words (`-- tasbih night`), only those whose name has all of them.
 */
import { mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cwd } from 'node:process';
import { type Browser, chromium, type Page } from '@playwright/test';
import * as homeMessages from '../../../packages/core/messages/home.ts';
import * as preferencesMessages from '../../../packages/core/messages/preferences.ts';
import { readOptions, UsageError } from '../../../packages/command-line/options.ts';
import { chromiumOptions } from '../../../tools/setup/chromium-options.ts';
import { serveSite } from '../../server/serve-built-site.ts';

const USAGE = 'npm run pictures -- [words of the name, as home night phone]';
const PICTURES_FOLDER = 'docs/pictures';
/** Has a style sheet for each theme, `<theme>.css`. */
const THEMES_FOLDER = 'site/src/ui/styles/themes';
const VIEWPORT_SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

interface PicturedScreen {
  name: string;
  path: string;
  /** Brings the screen into the state of the picture. */
  before?: (page: Page) => Promise<unknown>;
}

const PICTURED_SCREENS: readonly PicturedScreen[] = [
  { name: 'home', path: '/' },
  { name: 'menu', path: '/prayer' },
  { name: 'dua', path: '/morning-evening/morning-remembrance' },
  { name: 'quran', path: '/quranic-duas/reflect-dua' },
  { name: 'names', path: '/asma-ul-husna', before: (page) => page.locator('#names').evaluate((list) => list.scrollIntoView()) },
  { name: 'hadith', path: '/forty-hadith/1' },
  { name: 'tasbih', path: '/tasbih-counter', before: async (page) => tapTasbihCounter(page, 12) },
  { name: 'settings', path: '/settings' },
  { name: 'search', path: '/search', before: (page) => page.getByRole('searchbox').fill('forgive me') },
  { name: 'side-menu', path: '/', before: (page) => page.getByRole('button', { name: homeMessages.openMenu }).click() },
  {
    name: 'reading-panel',
    path: '/morning-evening/waking-up',
    before: (page) => page.getByRole('button', { name: preferencesMessages.readingSettings }).click(),
  },
];

async function tapTasbihCounter(page: Page, count: number): Promise<void> {
  for (let tap = 0; tap < count; tap += 1) await page.keyboard.press('Space');
}

async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations()) animation.finish();
  });
}

/** One screen in one theme and size. */
interface Picture {
  file: string;
  screen: PicturedScreen;
  theme: string;
  size: keyof typeof VIEWPORT_SIZES;
}

/** The pictures whose name holds all of the words. @throws UsageError where none does */
function choosePictures(wordsInName: readonly string[]): Picture[] {
  const themes = readdirSync(join(cwd(), THEMES_FOLDER)).map((file) => basename(file, '.css'));
  const sizes = Object.keys(VIEWPORT_SIZES) as Picture['size'][];
  const all = PICTURED_SCREENS.flatMap((screen) =>
    themes.flatMap((theme) => sizes.map((size): Picture => ({ file: `${screen.name}-${theme}-${size}.png`, screen, theme, size }))),
  );
  const chosen = all.filter(({ file }) => wordsInName.every((word) => basename(file, '.png').includes(word)));
  if (chosen.length === 0) {
    const screens = PICTURED_SCREENS.map(({ name }) => name);
    throw new UsageError(
      `No picture is named '${wordsInName.join(' ')}'. The words are ${[...screens, ...themes, ...sizes].join(', ')}`,
      USAGE,
    );
  }
  return chosen;
}

async function takePicture(browser: Browser, origin: string, { file, screen, theme, size }: Picture): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: VIEWPORT_SIZES[size],
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((name) => localStorage.setItem('theme', name), theme);
  const page = await context.newPage();
  await page.goto(screen.path);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await screen.before?.(page);
  await waitUntilSettled(page);
  await page.screenshot({ path: join(cwd(), PICTURES_FOLDER, file) });
  await context.close();
}

/** @param argv words: only the pictures whose name holds all of them; without any, every picture. @returns exit code */
export async function main(argv: string[]): Promise<number> {
  const pictures = choosePictures(readOptions(argv, USAGE, {}, true).names);
  mkdirSync(join(cwd(), PICTURES_FOLDER), { recursive: true });
  const site = await serveSite();
  const browser = await chromium.launch(chromiumOptions());
  try {
    for (const picture of pictures) {
      await takePicture(browser, site.origin, picture);
      console.log(picture.file);
    }
    return 0;
  } finally {
    await browser.close();
    await site.close();
  }
}
