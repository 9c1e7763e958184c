/** axe over a page: everything once, and the contrast in each theme. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { THEMES } from '../../../src/platform/theme/theme.ts';
import { markNewLooks, STILL_TO_TEST_ATTRIBUTE } from './looks.ts';

type RunOptions = Parameters<typeof axe.run>[1];

const CONTRAST: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'color-contrast-enhanced'] } };
/** Everything except contrast, which is tested in each theme. */
const ALL_BUT_CONTRAST: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // WCAG 2.5.3, label in name, is enabled by name, as some versions of axe leave it out.
  rules: { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: true } },
};

/** Looks of text that were found readable, by theme; see `looks.ts`. */
const readableLooksByTheme: ReadonlyMap<string, Set<string>> = new Map(THEMES.map((theme) => [theme, new Set()]));

/** Controls, whose text needs only 4.5:1. */
const CONTROLS = 'button, .button, kbd';

/**
 * Text of controls needs 4.5:1 (`color-contrast`), other text 7:1 (`color-contrast-enhanced`). Where axe cannot tell the contrast
 * (a single character, text over an ornament), that of the computed colours is tested instead, with 7:1 for all text.
 * @param where selector of the part that is tested; without it, the whole page
 * @returns one line for each finding
 */
const axeFindings = (page: Page, theme: string, options: RunOptions, where = 'html'): Promise<string[]> =>
  page.evaluate(
    async ({ name, settings, within, CONTROLS: controls }) => {
      const LEAST = 7;
      const { axe: engine } = globalThis as unknown as { axe: typeof axe };

      const channels = (color: string): number[] => color.match(/[\d.]+/g)?.map(Number) ?? [];
      const luminance = (color: string): number => {
        const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
          const part = value / 255;
          return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const backgroundOf = (element: Element | null): string => {
        if (!element) return 'rgb(255, 255, 255)';
        const { backgroundColor } = getComputedStyle(element);
        return channels(backgroundColor)[3] === 0 ? backgroundOf(element.parentElement) : backgroundColor;
      };
      const contrastOf = (element: Element): number => {
        const [light = 0, dark = 0] = [getComputedStyle(element).color, backgroundOf(element)].map(luminance).toSorted((a, b) => b - a);
        return (light + 0.05) / (dark + 0.05);
      };
      const isControl = (element: Element | undefined): boolean => Boolean(element?.closest(controls));

      const { violations, incomplete } = await engine.run(within, {
        ...settings,
        // Passed checks would be thousands of nodes to transfer.
        resultTypes: ['violations', 'incomplete'],
        // Preloading would fetch the style sheets again, for rules on sound and orientation that do not run here.
        preload: false,
        elementRef: true,
      });
      const failed = violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ element }) => id !== 'color-contrast-enhanced' || !isControl(element))
          .map(({ target, any, html }) => `${name} ${id}: ${target.join(' ')} ${any[0]?.message ?? html.slice(0, 120)}`),
      );
      const undecided = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
      const low = undecided
        .map(({ element, target }) => ({ target, contrast: element ? contrastOf(element) : 0 }))
        .filter(({ contrast }) => contrast < LEAST)
        .map(({ target, contrast }) => `${name} contrast by styles: ${target.join(' ')} ${contrast.toFixed(2)}`);
      return [...failed, ...low];
    },
    { name: theme, settings: options, within: where, CONTROLS },
  );

/** Adds axe to every document that the page opens from now on, not to the one that is open. That is less work than adding it to each. */
export const addAxeToNextDocuments = (page: Page): Promise<unknown> => page.addInitScript({ content: axe.source });

/** Shows another theme without loading the page again: the theme script sets this attribute and nothing else that is seen. */
async function showTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
    // Colours that still fade from one theme to the other would be measured half-way.
    for (const animation of document.getAnimations()) animation.finish();
  }, theme);
}

/**
 * WCAG 2.2 A and AA, best practice, and the contrast of text in the three themes; looks that were found readable before
 * are not measured again. Leaves the page in the light theme.
 * @param within selector of the part of the page that is tested; without it, the whole page
 */
export async function accessibilityFindings(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await axeFindings(page, 'light', ALL_BUT_CONTRAST, within);
  for (const [theme, known] of readableLooksByTheme) {
    await showTheme(page, theme);
    const looks = await markNewLooks(page, [...known], CONTROLS, within);
    const inTheme = looks.length > 0 ? await axeFindings(page, theme, CONTRAST, `[${STILL_TO_TEST_ATTRIBUTE}]`) : [];
    found.push(...inTheme);
    if (inTheme.length === 0) for (const look of looks) known.add(look);
  }
  await showTheme(page, 'light');
  return found;
}
