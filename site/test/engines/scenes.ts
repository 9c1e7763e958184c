/** Scenes of a reader, in every engine. A scene passes or throws an error that says what was wrong. */
import { type Driver, waitUntil } from './driver.ts';

export interface Scene {
  name: string;
  /** Where it begins, below the site's address. */
  path: string;
  /** What is done once the page is ready; the page is pictured afterwards. */
  play(driver: Driver): Promise<void>;
}

/** Waits until so many elements are there. */
export const waitForElementCount = (driver: Driver, selector: string, least: number, most = least): Promise<void> =>
  waitUntil(
    driver,
    `there are ${least === most ? least : `${least} to ${most}`} of ${selector}`,
    (wanted) => {
      const { length } = document.querySelectorAll(wanted.selector);
      return length >= wanted.least && length <= wanted.most;
    },
    { selector, least, most },
  );

export const waitForPath = (driver: Driver, path: string): Promise<void> =>
  waitUntil(driver, `the address is ${path}`, (wanted) => window.location.pathname === wanted, path);

export const waitForText = (driver: Driver, selector: string, text: string): Promise<void> =>
  waitUntil(driver, `${selector} says "${text}"`, (wanted) => document.querySelector(wanted[0] ?? '')?.textContent?.trim() === wanted[1], [
    selector,
    text,
  ]);

/** Nothing is cut off or out of sight sideways. */
async function expectNoSidewaysScroll(driver: Driver): Promise<void> {
  const excess = await driver.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (excess > 0) throw new Error(`the page is ${excess} px wider than the window`);
}

export const BASIC_USE_SCENES: readonly Scene[] = [
  {
    name: 'home',
    path: '/',
    async play(driver) {
      // The specification names twelve categories; an editor may add one.
      await waitForElementCount(driver, 'main nav li > a', 12, 100);
      await waitForElementCount(driver, '.title-ring circle', 33);
    },
  },
  {
    name: 'by-clicks',
    path: '/',
    async play(driver) {
      await driver.press('main nav a[href="/prayer"]');
      await waitForPath(driver, '/prayer');
      await waitForElementCount(driver, 'main nav li > a', 19);
      await driver.press('main nav a[href="/prayer/start-of-prayer"]');
      await waitForPath(driver, '/prayer/start-of-prayer');
      await waitForElementCount(driver, 'main article', 8);
      await driver.press('a[aria-label="Back to Prayer"]');
      await waitForPath(driver, '/prayer');
    },
  },
  {
    name: 'long-page',
    path: '/morning-evening/morning-remembrance',
    play: (driver) => waitForElementCount(driver, 'main article', 20, 24),
  },
  {
    name: 'quran-page',
    path: '/quranic-duas/surah-fatihah',
    play: (driver) => waitForElementCount(driver, 'main article .arabic-quran', 7),
  },
  { name: 'names', path: '/asma-ul-husna', play: (driver) => waitForElementCount(driver, '.names > li', 99) },
  { name: 'hadith', path: '/forty-hadith/2', play: (driver) => waitForElementCount(driver, 'main article', 1) },
  {
    name: 'tasbih',
    path: '/tasbih-counter',
    async play(driver) {
      for (const count of ['1', '2', '3']) {
        await driver.press('.tasbih-tap');
        await waitForText(driver, '.tasbih-count', count);
      }
      await driver.press('.tasbih-reset');
      await waitForText(driver, '.tasbih-count', '0');
    },
  },
  {
    name: 'side-menu',
    path: '/',
    async play(driver) {
      await driver.press('button[aria-label="Open menu"]');
      // While it slides in, its links are still off the screen, where a driver presses nothing.
      await waitUntil(
        driver,
        'the menu is open and stands still',
        () => document.querySelector('dialog[open]')?.getAnimations().length === 0,
      );
      await driver.press('dialog a[href="/about"]');
      await waitForPath(driver, '/about');
    },
  },
  {
    name: 'search',
    path: '/search',
    async play(driver) {
      await driver.type('input[type="search"]', 'forgive me');
      await waitUntil(driver, 'there are results', () => document.querySelectorAll('main mark').length > 0);
      await waitUntil(driver, 'they hold their Arabic', () => document.querySelector('main .arabic') !== null);
    },
  },
  {
    name: 'theme',
    path: '/settings',
    async play(driver) {
      const shows = (theme: string): Promise<void> =>
        waitUntil(driver, `the theme is ${theme}`, (wanted) => document.documentElement.dataset['theme'] === wanted, theme);
      await driver.press('.setting:nth-child(2) button');
      await shows('night');
      await driver.press('.setting:nth-child(1) button');
      await shows('dark');
      const background = await driver.run(() => getComputedStyle(document.documentElement).backgroundColor);
      if (background !== 'rgb(12, 21, 19)') throw new Error(`the dark page is ${background}`);
      await driver.press('a[aria-label="Back to home"]');
      await waitForPath(driver, '/');
      await shows('dark');
      await driver.run(() => localStorage.removeItem('theme'));
    },
  },
];

/** Opens a page and waits until the app has hydrated it. */
export async function openReady(driver: Driver, url: string): Promise<void> {
  await driver.open(url);
  await waitUntil(driver, 'the app is ready', () => document.documentElement.dataset['ready'] !== undefined);
  await driver.run(async () => {
    await document.fonts.ready;
  });
}

/**
 * Plays one scene.
 * @param picture file for what is seen at its end
 */
export async function playScene(driver: Driver, origin: string, scene: Scene, picture: string): Promise<void> {
  await openReady(driver, origin + scene.path);
  await scene.play(driver);
  await expectNoSidewaysScroll(driver);
  await waitUntil(driver, 'all motion has ended', () => document.getAnimations().every(({ playState }) => playState !== 'running'));
  await driver.picture(picture);
  const troubles = driver.takeTroubles() ?? [];
  if (troubles.length > 0) throw new Error(`messages: ${troubles.join(' | ')}`);
}
