/** What `every-page.spec.ts` does not see: parts that open on a press, larger text, wider spacing, forced colours. */
import { expect, type Page, test } from '@playwright/test';
import { accessibilityFindings } from './inspections/axe.ts';
import { MAX_FONT_SIZE_STEP } from '../../src/platform/preferences/preferences.ts';
import { progress } from './pages/one-at-a-time.ts';
import { overflowFaults, wrappedOrCutArabicWords } from './inspections/inspect.ts';

const LONG = '/morning-evening/morning-remembrance';
/** A page of few cards that has all that a long one has: counters, verses, actions. */
const SHORT = '/prayer/after-salam';

async function ready(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  // What a search finds comes after the page is ready.
  if (path.startsWith('/search')) await expect(page.locator('.result').first()).toBeVisible();
}

interface Opened {
  path: string;
  open: (page: Page) => Promise<unknown>;
  shown: string;
}

/** What opens on a press. Each leaves the page so that the next can be opened. */
const OPENED: Readonly<Record<string, Opened>> = {
  'the side menu': { path: '/', open: (page) => page.getByRole('button', { name: 'Open menu' }).click(), shown: 'dialog[open]' },
  'a finished counter': {
    path: SHORT,
    open: async (page) => {
      for (let tap = 0; tap < 3; tap++) await page.locator('.counter-button').first().click();
    },
    shown: '.counter-done',
  },
  'the reading settings': {
    path: SHORT,
    open: (page) => page.getByRole('button', { name: 'Reading settings' }).click(),
    shown: 'dialog[open]',
  },
  'the list of keys': { path: SHORT, open: (page) => page.keyboard.press('?'), shown: 'dialog[open]' },
  'what else can be done with a card': {
    path: SHORT,
    open: (page) => page.getByRole('button', { name: 'More' }).first().click(),
    shown: 'dialog[open]',
  },
  'a message': {
    path: SHORT,
    open: (page) => page.getByRole('button', { name: 'Save', exact: true }).first().click(),
    shown: '[data-sonner-toast]',
  },
};

test('axe finds nothing in what opens on a press, on the Saved page, nor in word by word, in any theme', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [name, { path, open, shown }] of Object.entries(OPENED))
    await test.step(name, async () => {
      if (new URL(page.url()).pathname !== path) await ready(page, path);
      await open(page);
      await expect(page.locator(shown).first()).toBeVisible();
      expect(await accessibilityFindings(page, shown)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    });
  await test.step('the Saved page with duas on it, word by word', async () => {
    // The first card is saved already: the step above saved it to show the message.
    await page.getByRole('button', { name: 'Save', exact: true }).nth(1).click();
    await ready(page, '/saved');
    await expect(page.locator('.saved-from')).toHaveCount(2);
    await page.getByRole('button', { name: 'Reading settings' }).click();
    await page.getByRole('radio', { name: 'Word by word' }).check();
    await page.keyboard.press('Escape');
    await expect(page.locator('.arabic-words').first()).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
  });
});

test('a card and its dialogs work with a screen reader, by the keyboard alone, and in forced colours', async ({ page }) => {
  await ready(page, SHORT);
  await test.step('a screen reader is told what a card is and has', async () => {
    await expect(page.getByRole('article').first()).toMatchAriaSnapshot(`
    - article "Seeking forgiveness":
      - paragraph: /1 of 8.*3 times/
      - heading "Seeking forgiveness" [level=2]
      - paragraph: /Say the first line three times/
      - paragraph: /أَسْتَغْفِرُ/
      - paragraph: /astaghfiru/
      - paragraph: /I ask Allah for forgiveness/
      - button "0 / 3, count one"
      - status
      - paragraph:
        - link "Sahih Muslim 591 (opens in a new tab)"
      - button "Copy"
      - button "Share"
      - button "Save"
      - button "More"
  `);
  });
  await test.step('the keyboard opens and changes the reading settings, and the focus returns to the button', async () => {
    await page.getByRole('button', { name: 'Reading settings' }).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Reading settings' });
    await expect(panel.getByRole('group', { name: 'Transliteration' }).getByRole('radio')).toHaveCount(4);
    await expect(panel.getByRole('status', { name: 'Arabic size' })).toHaveText('100%');
    await panel.getByRole('button', { name: 'Arabic size: larger' }).press('Enter');
    await expect(panel.getByRole('status', { name: 'Arabic size' })).not.toHaveText('100%');
    await panel.getByRole('radio', { name: 'Precise' }).press('ArrowRight');
    await expect(panel.getByRole('radio', { name: 'Plain' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Reading settings' })).toBeFocused();
  });
  await test.step('the keyboard opens the "More" dialog of a card, and the focus returns to the button', async () => {
    const more = page.getByRole('button', { name: 'More' }).first();
    await more.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'More' });
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sheet.getByRole('listitem').first().getByRole('button')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(more).toBeFocused();
  });
  await test.step('in forced colours a choice and a finished count are told by more than colour', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const outline = (selector: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineStyle);
    for (let tap = 0; tap < 3; tap++) await page.locator('.counter-button').first().click();
    await page.mouse.click(5, 5);
    expect(await outline('.counter-done .counter-button')).toBe('solid');
    expect(await outline('.counter:not(.counter-done) .counter-button')).toBe('none');
    await page.getByRole('button', { name: 'Reading settings' }).click();
    expect(await outline('.chip input:checked + span')).toBe('solid');
    expect(await outline('.chip input:not(:checked) + span')).toBe('none');
    await page.keyboard.press('Escape');
    // In forced colours the bar of buttons in the view of one dua has a solid background: text that scrolls under it must not
    // show between the buttons.
    await page.locator('.open-one').click();
    await expect(page.locator('.one-hand')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});

const PAGES = [
  '/',
  '/prayer',
  LONG,
  '/asma-ul-husna',
  '/forty-hadith/2',
  '/context-behind-dua/times',
  '/tasbih-counter',
  '/search?q=rain',
  '/about',
];

test('twice as large, and with the spacing that WCAG 1.4.12 names, every text stays within a narrow window, and Arabic stays joined', async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.setViewportSize({ width: 390, height: 844 });
    await ready(page, path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await overflowFaults(page), path).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.evaluate(() => {
      document.documentElement.style.removeProperty('font-size');
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      );
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    expect(await overflowFaults(page), path).toEqual([]);
    const torn = await page
      .locator('[lang="ar"]')
      .evaluateAll((elements) => elements.filter((element) => !['normal', '0px'].includes(getComputedStyle(element).letterSpacing)).length);
    expect(torn, path).toBe(0);
  }
});

/** A short page with a dua that is said a hundred times. */
const WITH_A_HUNDRED = '/adhkar/seeking-forgiveness';

test('with text twice as large, settings, menu, reading settings and the view of one dua stay within the narrowest window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  const enlarge = (): Promise<void> => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const path of ['/settings', '/contact', '/tasbih-counter', '/words', '/reminders']) {
    await ready(page, path);
    await enlarge();
    expect(await overflowFaults(page), path).toEqual([]);
  }
  // On the last of these pages, /reminders, which is still open.
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return range.getClientRects().length;
  });
  expect(lines, 'the one word of the heading stands in one line').toBe(1);
  await ready(page, '/');
  await enlarge();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toBeVisible();
  expect(await keys.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  await ready(page, WITH_A_HUNDRED);
  await enlarge();
  const actions = page.locator('.card-actions').first().getByRole('button');
  const rows = new Set(await actions.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top)));
  expect(rows.size, 'the buttons of a card stand in one row').toBe(1);
  await page.getByRole('button', { name: 'Reading settings' }).click();
  const larger = page.getByRole('button', { name: 'Arabic size: larger' });
  await larger.scrollIntoViewIfNeeded();
  await expect(larger).toBeInViewport({ ratio: 1 });
  const panel = page.getByRole('dialog');
  expect(await panel.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'One at a time' }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  // The title has the full width: beside the buttons, its words would be broken.
  expect(await title.evaluate((heading) => heading.clientWidth / (heading.parentElement?.clientWidth ?? 0))).toBeGreaterThan(0.9);
  expect(await overflowFaults(page)).toEqual([]);
  // Turns to the dua that is said a hundred times and counts to ten: the button must hold both numbers.
  const count = page.locator('.one-main .counter-face');
  for (let card = 2; !(await count.allTextContents()).join('').endsWith(' 100'); card++) {
    await page.keyboard.press('ArrowRight');
    await expect(progress(page)).toContainText(`${card} of `);
  }
  for (let time = 0; time < 10; time++) await page.keyboard.press(' ');
  await expect(count).toHaveText('10 / 100');
  const isWhole = await count.evaluate((face) => {
    const range = document.createRange();
    range.selectNodeContents(face);
    const [number, button] = [range.getBoundingClientRect(), face.closest('button')?.getBoundingClientRect()];
    return (
      button && number.left >= button.left && number.right <= button.right && number.top >= button.top && number.bottom <= button.bottom
    );
  });
  expect(isWhole, 'the number stands whole on its button').toBe(true);
});

test('with text twice as large, no Arabic word is broken or cut off in the narrowest window, even in the largest Arabic size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.addInitScript((size) => localStorage.setItem('misbaha:reading', JSON.stringify({ arabicSize: size })), MAX_FONT_SIZE_STEP);
  for (const path of [LONG, '/asma-ul-husna', '/context-behind-dua/times', SHORT, '/hajj-umrah/entering-makkah']) {
    await ready(page, path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await wrappedOrCutArabicWords(page), `${path}, largest Arabic`).toEqual([]);
    const factor = await page.evaluate(() => {
      const { style } = document.documentElement;
      const largest = style.getPropertyValue('--arabic-size');
      style.setProperty('--arabic-size', '1');
      return Number(largest);
    });
    expect(factor, path).toBeGreaterThan(1);
    expect(await wrappedOrCutArabicWords(page), `${path}, usual Arabic`).toEqual([]);
  }
});
