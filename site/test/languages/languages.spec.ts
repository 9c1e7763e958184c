/** Longer texts and right-to-left text: every screen has room for them, and arrows, keys, sheets and swipes are mirrored. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { expect, type Page, test } from '@playwright/test';
import { waitUntilReady } from '../browser/pages/app.ts';
import { directionFaults, overflowFaults } from '../browser/inspections/inspect.ts';
import { openEmptyStyledPage, showDocument } from '../browser/inspections/show-document.ts';
import { builtPages } from '../static/built-documents.ts';
import { type RunningSite, serveSite } from '../../server/serve-built-site.ts';
import { pagesCoveringMarkup } from '../static/covering-pages.ts';
import { requestAndConsoleFindings } from '../visit/sample-visit.ts';
import { siteLanguageTagsAfterFirst } from '../../../packages/content/compiler/languages.ts';
import { readLanguageSettings } from '../../../packages/content/compiler/language-settings.ts';
import { PSEUDO_BASE_PATH, PSEUDO_BUILD_FOLDER, PSEUDO_LANGUAGES } from './pseudo-languages.ts';

/** Buttons, links and fields that overlap. A toast may cover them: the end of the page can be scrolled above it. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST_PX = 2;
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select')].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const isVisible = box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return isVisible ? [{ element, box }] : [];
    });
    const name = (element: Element): string =>
      `<${element.localName} class="${element.className}"> ${element.textContent.trim().slice(0, 30)}`;
    const found: string[] = [];
    for (const [index, { element: one, box: a }] of controls.entries())
      for (const { element: other, box: b } of controls.slice(index + 1)) {
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (width <= LEAST_PX || height <= LEAST_PX) continue;
        if (one.contains(other) || other.contains(one) || one.closest('.toast') !== other.closest('.toast')) continue;
        if (getComputedStyle(one).position === getComputedStyle(other).position) found.push(`${name(one)} lies over ${name(other)}`);
      }
    return found;
  });

/** Found in a document whose content the app renders: it starts the app at once, not when the browser is idle. */
const STARTS_AT_ONCE = /<script data-app="[^"]*" data-now[ >]/;

interface Tested {
  tag: string;
  direction: 'ltr' | 'rtl';
  /** Folder of its documents. */
  client: string;
  /** Folder that is served, and its path. */
  served: { folder: string; base: string };
  /** Path of its home. */
  home: string;
  /** Whether readers may choose another face for its texts. */
  hasChoice: boolean;
}

const SITE = join(cwd(), 'build/client');

const pseudo = PSEUDO_LANGUAGES.map(({ tag, direction }): Tested => {
  const client = join(cwd(), PSEUDO_BUILD_FOLDER, tag, 'client');
  const home = `${PSEUDO_BASE_PATH}${tag}/`;
  return { tag, direction, client, served: { folder: client, base: home }, home, hasChoice: false };
});

/** The languages of the built site that run to the left, drafts that were built with it too (MISBAHA_DRAFTS). */
const built = siteLanguageTagsAfterFirst(cwd()).flatMap((tag): Tested[] => {
  const { direction, faces } = readLanguageSettings(cwd(), tag);
  const client = join(SITE, tag);
  if (direction === 'ltr' || !existsSync(client)) return [];
  return [
    { tag, direction, client, served: { folder: SITE, base: '/' }, home: `/${tag}/`, hasChoice: faces !== undefined && faces !== 'latin' },
  ];
});

/** Text that its box cuts off above or below: dots and tails of letters. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, p, li, label, span')]
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
      .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 1)
      .map((element) => `cut off: <${element.localName} class="${element.className}"> ${element.textContent.trim().slice(0, 40)}`),
  );

for (const { tag, direction, client, served, home, hasChoice } of [...pseudo, ...built]) {
  test.describe(tag, () => {
    let site: RunningSite;
    const open = async (page: Page, path: string): Promise<void> => {
      await page.goto(`${site.origin}${home}${path.slice(1)}`);
      await waitUntilReady(page);
    };

    test.beforeAll(async () => {
      site = await serveSite(served.folder, served.base);
    });
    test.afterAll(() => site.close());

    test.describe('at 320 pixels', () => {
      test.use({ viewport: { width: 320, height: 700 }, contextOptions: { reducedMotion: 'reduce' } });
      test.describe('with the Content-Security-Policy bypassed', () => {
        // Documents are put into one tab by a script, which the site's own policy would stop.
        test.use({ bypassCSP: true });

        test('pages fit their longer texts without overflow or overlap', async ({ page }) => {
          test.setTimeout(240_000);
          const { pages } = pagesCoveringMarkup(client);
          const htmlByPath = new Map(builtPages(client).map(({ path, html }) => [path, html]));
          const htmlOf = (path: string): string => htmlByPath.get(path) ?? '';
          const expectToFit = async (path: string): Promise<void> => {
            expect.soft(await overflowFaults(page), path).toEqual([]);
            expect.soft(await overlaps(page), path).toEqual([]);
            expect.soft(await directionFaults(page), path).toEqual([]);
          };
          const paths = pages.map(({ name }) => name);
          const madeByApp = paths.filter((path) => STARTS_AT_ONCE.test(htmlOf(path)));
          const complete = paths.filter((path) => !madeByApp.includes(path));
          expect(Math.min(madeByApp.length, complete.length)).toBeGreaterThan(2);
          for (const path of madeByApp) {
            await open(page, path);
            await page.evaluate(() => document.fonts.ready.then(() => undefined));
            await expectToFit(path);
          }
          await openEmptyStyledPage(page, `${site.origin}${home}empty`, htmlOf(complete[0] ?? ''));
          for (const path of complete) {
            await showDocument(page, htmlOf(path));
            await expectToFit(path);
          }
        });
      });

      if (hasChoice)
        test('pages fit in the font that readers may choose, without a letter cut off', async ({ page }) => {
          await page.addInitScript(() => localStorage.setItem('misbaha:reading', JSON.stringify({ languageFace: 'choice' })));
          for (const path of ['/', '/morning-evening/morning-remembrance', '/tasbih-counter', '/settings', '/needs', '/check']) {
            await open(page, path);
            await page.evaluate(() => document.fonts.ready.then(() => undefined));
            expect
              .soft(
                await page.evaluate(() => [...document.fonts].some(({ family, status }) => /Nastaliq/.test(family) && status === 'loaded')),
              )
              .toBe(true);
            expect.soft(await overflowFaults(page), path).toEqual([]);
            expect.soft(await overlaps(page), path).toEqual([]);
            expect.soft(await cutOff(page), path).toEqual([]);
          }
        });

      test('the side menu and the view “One at a time” fit too', async ({ page }) => {
        await open(page, '/');
        await page.locator('header button').first().click();
        await expect(page.locator('dialog.sheet')).toBeVisible();
        expect(await overflowFaults(page)).toEqual([]);
        await open(page, '/morning-evening/morning-remembrance');
        await page.locator('.open-one').first().click();
        await expect(page.locator('.one')).toBeVisible();
        expect(await overflowFaults(page)).toEqual([]);
        expect(await overlaps(page)).toEqual([]);
      });
    });

    // One language is enough: the directions differ, and addresses do not.
    if (tag === pseudo[0]?.tag)
      test('a visit to a site below a path requests nothing outside that path, with the service worker and then offline', async () => {
        expect(await requestAndConsoleFindings(site.origin + home)).toEqual([]);
      });

    // Only for the pseudo-languages: a real right-to-left language has the same rules as the right-to-left one of them.
    if (!pseudo.some((one) => one.tag === tag)) return;

    test('the side menu comes from the side where lines begin', async ({ page }) => {
      await open(page, '/');
      await page.locator('header button').first().click();
      const sheet = page.locator('dialog.sheet');
      await expect(sheet).toBeVisible();
      const width = page.viewportSize()?.width ?? 0;
      await expect
        .poll(() =>
          sheet.evaluate((element) => [element.getBoundingClientRect().left, element.getBoundingClientRect().right].map(Math.round)),
        )
        .toEqual(direction === 'rtl' ? [expect.any(Number), width] : [0, expect.any(Number)]);
    });

    test('arrow icons and arrow keys follow the direction of the text', async ({ page }) => {
      await open(page, '/forty-hadith/2');
      const icon = page.locator('header .lucide-chevron-left').first();
      await expect(icon).toHaveCSS('scale', direction === 'rtl' ? '-1 1' : 'none');
      const [back, heading] = [await icon.boundingBox(), await page.locator('h1').boundingBox()];
      if (direction === 'rtl') expect(back?.x).toBeGreaterThan(heading?.x ?? Infinity);
      else expect(back?.x).toBeLessThan((heading?.x ?? 0) + (heading?.width ?? 0));
      await page.keyboard.press(direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
      await expect(page).toHaveURL(/forty-hadith\/3$/);
      await page.keyboard.press(direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
      await expect(page).toHaveURL(/forty-hadith\/2$/);
    });
  });
}
