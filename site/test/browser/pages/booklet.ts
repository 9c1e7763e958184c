/** The pages of a booklet, as they stand on the screen before they are printed. */
import { expect, type Page } from '@playwright/test';

export interface LeafOnScreen {
  number: number;
  /** Height of the content less the height of the space for it, in pixels; above 0 where it does not fit. */
  over: number;
  /** The cards on the page, whole or in part: their texts, and their heights in pixels. */
  cards: { arabic: string; english: string; source: string; height: number }[];
  /** Height of the headings before the first card. */
  headings: number;
  room: number;
}

/** The pages of the booklet in their order, as they stand on the screen. */
const leavesOn = (page: Page): Promise<LeafOnScreen[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.leaf[aria-label]')]
      .map((leaf) => {
        const heightOf = (selector: string): number => leaf.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
        const textOf = (card: Element, selector: string): string => card.querySelector(selector)?.textContent ?? '';
        return {
          number: Number(leaf.getAttribute('aria-label')?.replace('Page ', '')),
          over: heightOf('.leaf-body') - heightOf('.leaf-room'),
          room: heightOf('.leaf-room'),
          headings: leaf.querySelector<HTMLElement>('.leaf-card')?.offsetTop ?? 0,
          cards: [...leaf.querySelectorAll<HTMLElement>('.leaf-card')].map((card) => ({
            arabic: textOf(card, '.arabic'),
            english: textOf(card, '.leaf-translation'),
            source: textOf(card, '.leaf-source'),
            height: card.offsetHeight,
          })),
        };
      })
      .toSorted((a, b) => a.number - b.number),
  );

/** Chooses a paper. @returns the pages in their order, none of which holds more than it has room for */
export async function choosePaper(page: Page, paper: string): Promise<LeafOnScreen[]> {
  await page.getByRole('radio', { name: paper }).check();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
  const leaves = await leavesOn(page);
  expect(leaves.map(({ number }) => number)).toEqual(leaves.map((_, index) => index + 1));
  expect(leaves.filter(({ over }) => over > 0)).toEqual([]);
  return leaves;
}

/** Cards that are split over two pages although they would fit on one, headings included. @returns their translations */
export function needlesslySplitCards(leaves: readonly LeafOnScreen[]): string[] {
  return leaves.flatMap(({ cards, headings, room }, index) => {
    const [last, next] = [cards.at(-1), leaves[index + 1]?.cards[0]];
    const own = cards.length === 1 ? headings : 0;
    // A card ends with its source, so a part without one is continued on the next page.
    return last && next && last.source === '' && own + last.height + next.height < room ? [last.english] : [];
  });
}
