/** Page object: the words of an Arabic text, and the popover that says what one of them means. */
import type { Locator, Page } from '@playwright/test';

export const popover = (page: Page): Locator => page.locator('.word-popover');
/** Transliteration of the word, in the popover. */
export const popoverTransliteration = (page: Page): Locator => page.locator('.word-popover-sound');
export const popoverMeaning = (page: Page): Locator => page.locator('.word-popover-meaning');
export const arabicTexts = (page: Page): Locator => page.locator('.card .arabic');

/** The middle of a word of a text, in the window; words are counted from 0. */
export async function middleOfWord(text: Locator, index: number): Promise<{ x: number; y: number }> {
  await text.scrollIntoViewIfNeeded();
  return text.evaluate((paragraph, at) => {
    const node = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const [word = { 0: '', index: 0 }] = [...node.data.matchAll(/[^ \n]+/g)].slice(at);
    const range = new Range();
    range.setStart(node, word.index);
    range.setEnd(node, word.index + word[0].length);
    const { left, width, top, height } = range.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, index);
}

/** Presses a word of one of the texts of a page. */
export async function pressWord(page: Page, wordIndex: number, textIndex = 0): Promise<void> {
  const { x, y } = await middleOfWord(arabicTexts(page).nth(textIndex), wordIndex);
  await page.mouse.click(x, y);
}
