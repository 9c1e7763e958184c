/**
 * A browser that translates pages leaves Arabic and transliteration alone, and the app lives with what it does to the rest:
 * each text is taken out of the page and stands again in elements of the browser's own.
 */
import { expect, type Page, test } from '@playwright/test';
import { expectedArabicAt } from './inspections/expected-arabic.ts';
import { waitUntilReady } from './pages/app.ts';

// Several go through a dozen screens.
test.setTimeout(120_000);

interface Translator {
  /** Translates what is there. */
  translate: () => void;
  /** Translates what is there and, from now on, what is added or changed, as Chrome does. */
  goOn: () => void;
}

/** Stands in for the translation that Chrome brings: it respects `translate="no"` and nothing else. */
function installTranslator(): void {
  const SKIPPED = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEXTAREA']);
  const isOpen = (parent: Element): boolean =>
    !SKIPPED.has(parent.tagName) && !parent.closest('font') && parent.closest('[translate]')?.getAttribute('translate') !== 'no';
  const replaceText = (text: Text): void => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append((text.nodeValue ?? '').replaceAll(/\p{L}+/gu, (word) => `${[...word].toReversed().join('')}eau`));
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translate = (within: Node = document.body): void => {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    if (within instanceof Text) texts.push(within);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    for (const text of texts) if (text.parentElement && text.nodeValue?.trim() && isOpen(text.parentElement)) replaceText(text);
  };
  const goOn = (): void => {
    translate();
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records) {
        if (type === 'characterData' && target.isConnected) translate(target);
        for (const node of addedNodes) if (node.isConnected) translate(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => void copied.push(text) } });
  Object.assign(window, { translator: { translate: () => translate(), goOn }, copied });
}

const translator = (page: Page, what: keyof Translator): Promise<void> =>
  page.evaluate((name) => (window as unknown as { translator: Translator }).translator[name](), what);

const copiedOn = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { copied: string[] }).copied);

const PATH = '/morning-evening/waking-up';
const arabic = (page: Page): Promise<string[]> => page.locator('p.arabic').allTextContents();
const transliteration = (page: Page): Promise<string[]> => page.locator('.transliteration').allTextContents();

/** Opens a page and holds its scripts back. @returns a function that lets them load and waits for the app */
async function openBefore(page: Page): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(PATH);
  return async () => {
    release();
    await waitUntilReady(page);
  };
}

/** Faults of a page, but for the one that React reports when it has put a changed page right. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!/Minified React error #418/.test(message)) faults.push(message);
  });
  return faults;
}

/** What a reader does with the cards of the page. */
async function useTheCards(page: Page): Promise<void> {
  expect(await arabic(page)).toEqual(expectedArabicAt(PATH));
  const cards = page.getByRole('article');
  await cards.nth(1).locator('.card-actions button').nth(0).click();
  await expect.poll(() => copiedOn(page)).toHaveLength(1);
  // The message may have come below the mouse. It stays as long as the mouse is on it, and covers the next button.
  await page.mouse.move(0, 0);
  expect((await copiedOn(page))[0]).toContain(expectedArabicAt(PATH)[1]);
  await cards.nth(1).locator('.card-actions button').nth(2).click();
  await expect(cards.nth(1).locator('.card-actions button').nth(2)).toHaveAttribute('aria-pressed', 'true');
}

/** What a reader does on the way through the site. */
async function goThroughTheSite(page: Page): Promise<void> {
  // By the keyboard: the message about the saved dua may come between the press and the release of a mouse, where the link is.
  await page.locator('.page-turner a[rel=next]').press('Enter');
  await expect(page).toHaveURL('/morning-evening/morning-remembrance');
  await expect.poll(() => arabic(page)).toEqual(expectedArabicAt('/morning-evening/morning-remembrance'));
  const counter = page.locator('.counter-button').first();
  await counter.click();
  await counter.click();
  await expect(counter.locator('b')).toHaveText('2');
  await page.locator('.screen-header a').first().click();
  const rows = page.locator('main nav a');
  await rows.first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(rows.first()).toBeVisible();
  await page.locator('.screen-header a').first().click();
  await expect(page.locator('.title-ring')).toBeVisible();
}

test('if the page is changed before the app has loaded, sacred text stays or is restored, and the app takes over', async ({ page }) => {
  const faults = faultsOf(page);
  await page.addInitScript(installTranslator);
  await test.step('by a translation', async () => {
    const come = await openBefore(page);
    const latin = await transliteration(page);
    expect(latin[0]).toContain('ḥ');
    const title = await page.locator('h1').textContent();
    await translator(page, 'translate');
    expect(await page.locator('h1').textContent()).not.toBe(title);
    expect(await arabic(page)).toEqual(expectedArabicAt(PATH));
    await come();
    expect(await transliteration(page)).toEqual(latin);
    await useTheCards(page);
    await goThroughTheSite(page);
  });
  await test.step('by something that changes sacred text', async () => {
    await page.evaluate(() => localStorage.clear());
    const come = await openBefore(page);
    const latin = await transliteration(page);
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('.arabic, .transliteration')) element.textContent = `${element.textContent} changed`;
    });
    expect(await arabic(page)).not.toEqual(expectedArabicAt(PATH));
    await come();
    expect(await transliteration(page)).toEqual(latin);
    await useTheCards(page);
  });
  expect(faults).toEqual([]);
});

test('if the browser translates the running app and all that is added, sacred text stays, and screens, search, buttons and counter work', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(installTranslator);
  await test.step('pages', async () => {
    await page.goto(PATH);
    await waitUntilReady(page);
    const latin = await transliteration(page);
    const title = await page.locator('h1').textContent();
    await translator(page, 'goOn');
    expect(await page.locator('h1').textContent()).not.toBe(title);
    expect(await transliteration(page)).toEqual(latin);
    await useTheCards(page);
    await goThroughTheSite(page);

    await page.getByRole('banner').getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').locator('a[href$="/forty-hadith"]').click();
    await page.locator('a[href$="/forty-hadith/7"]').click();
    await expect.poll(() => arabic(page)).toEqual(expectedArabicAt('/forty-hadith/7'));
    await page.locator('.pager a[rel=next]').first().click();
    await expect(page).toHaveURL('/forty-hadith/8');
    await expect.poll(() => arabic(page)).toEqual(expectedArabicAt('/forty-hadith/8'));
    // Every text is the new page's own: nothing of the old one is left in what the browser has put there.
    const shown = await page.locator('main').textContent();
    await page.goto('/forty-hadith/8');
    await waitUntilReady(page);
    await translator(page, 'translate');
    expect(await page.locator('main').textContent()).toBe(shown);
  });
  const openTranslated = async (path: string): Promise<void> => {
    await page.goto(path);
    await waitUntilReady(page);
    await translator(page, 'goOn');
  };
  await test.step('the search finds', async () => {
    await openTranslated('/search');
    for (const query of ['rain', 'rain thunder', 'bukhari 6312', '']) {
      await page.getByRole('searchbox').fill(query);
      await expect(page.locator(query ? '.results, .result' : '.search-example').first()).toBeVisible({ timeout: 30_000 });
    }
  });
  await test.step('a button says what it does after each press', async () => {
    await openTranslated('/settings');
    const button = page.locator('.setting button').first();
    const before = await button.textContent();
    await button.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(button).not.toHaveText(before ?? '');
    await button.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(button).toHaveText(before ?? '');
  });
  await test.step('the tasbih counts', async () => {
    await openTranslated('/tasbih-counter');
    await page.locator('h1').click();
    await page.locator('h1').click();
    await expect(page.locator('.tasbih-count')).toHaveText('2');
    expect(await arabic(page)).toEqual(expectedArabicAt('/tasbih-counter'));
  });
  expect(faults).toEqual([]);
});

test('a page whose data was lost or damaged on its way loads it as on a navigation', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  // A damaged data block is treated as a missing one (`page-data.test.ts`).
  for (const change of [
    (html: string) => html.replace(/<script type="application\/json"[^]*?<\/script>/, ''),
    (html: string) => html.replace('"detail":', '"another":'),
  ]) {
    await page.route(`**${PATH}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(change(html)).not.toBe(html);
      await route.fulfill({ response, body: change(html) });
    });
    await page.goto(PATH);
    await waitUntilReady(page);
    expect(await arabic(page)).toEqual(expectedArabicAt(PATH));
    await page.getByRole('article').first().getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('article').first().getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', /true|false/);
    await page.unroute(`**${PATH}`);
  }
  expect(faults).toEqual([]);
});
