/** Word by word: what a screen reader meets, what is copied, and that every word fits a narrow window and large text. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { popover } from './pages/words.ts';
import { overflowFaults } from './inspections/inspect.ts';

/** Chooses what stands under each word: its sound, if nothing else is asked for. */
async function showByWords(page: Page, under: 'Sound' | 'Both' = 'Sound'): Promise<void> {
  await page.getByRole('button', { name: 'Reading settings' }).click();
  await page.getByRole('radio', { name: 'Word by word' }).check();
  await page.getByRole('radio', { name: under }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator(under === 'Both' ? '.word-meaning' : '.arabic-words').first()).toBeVisible();
}

/** What is copied of an element that is selected. */
const selectedOf = (element: Locator): Promise<string> =>
  element.evaluate((selected) => {
    getSelection()?.selectAllChildren(selected);
    return String(getSelection());
  });

interface AxNode {
  nodeId: string;
  backendDOMNodeId?: number;
  ignored: boolean;
  childIds?: string[];
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
}

/** What Chromium's accessibility tree says inside an element, in order: texts, and other names and descriptions. */
async function said(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await client.send('DOM.describeNode', { nodeId });
  const { nodes } = (await client.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] };
  const byId = new Map(nodes.map((one) => [one.nodeId, one]));
  const walk = (one: AxNode): string[] => {
    // Lines of a text repeat what the text itself says.
    if (one.role?.value === 'InlineTextBox') return [];
    const own = one.ignored ? [] : [one.name?.value, one.description?.value].filter((text) => text?.trim());
    return [...(own as string[]), ...(one.childIds ?? []).flatMap((id) => walk(byId.get(id) as AxNode))];
  };
  return walk(nodes.find((one) => one.backendDOMNodeId === node.backendNodeId) as AxNode).map((text) => text.trim());
}

test('a screen reader says each word once, then its sound once; only the Arabic is copied; the meanings are printed', async ({ page }) => {
  await page.goto('/wellbeing/settling-debt');
  const source = await page.locator('.card .arabic').first().innerText();
  const paragraph = page.locator('.arabic-words').first();
  await test.step('with the sound under each word', async () => {
    await showByWords(page);
    const [words, pieces] = await paragraph.evaluate((element) => {
      const texts = (selector: string) => [...element.querySelectorAll(selector)].map(({ textContent }) => textContent);
      const sounds = texts('[lang="ar-Latn"]');
      const copy = element.cloneNode(true) as Element;
      for (const sound of copy.querySelectorAll('[lang="ar-Latn"]')) sound.remove();
      return [copy.textContent.split(/\s+/), sounds];
    });
    expect(words).toEqual(source.trim().split(/\s+/));
    expect(pieces).not.toContain('');
    expect(await said(page, '.arabic-words')).toEqual(words.flatMap((word, index) => [word, pieces[index]]));
    expect((await selectedOf(paragraph)).trim().split(/\s+/)).toEqual(words);
    const broken = await paragraph.locator('.word').evaluateAll((all) => all.filter((word) => word.getClientRects().length > 2).length);
    expect(broken).toBe(0);
  });
  await test.step('with sound and meaning under each word', async () => {
    await showByWords(page, 'Both');
    const selected = await selectedOf(paragraph);
    expect(selected).toMatch(/\p{Script=Arabic}/u);
    expect(selected).not.toMatch(/[a-z]/i);
    // While text is selected, a press opens no popover.
    await page.evaluate(() => document.getSelection()?.removeAllRanges());
    await paragraph.locator('.word').first().click();
    await expect(popover(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(popover(page)).toBeHidden();
    await expect(page.locator('.word-meaning').first()).toBeVisible();
  });
});

test('words with sound and meaning under them, and the popover, fit at 320 px and with text twice as large', async ({ page }) => {
  const SIZES = [
    [320, '100%'],
    [390, '200%'],
  ] as const;
  const showAt = async (width: number, size: string): Promise<void> => {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
  };
  await page.goto('/morning-evening/morning-remembrance');
  await showByWords(page);
  for (const [width, size] of SIZES)
    await test.step(`sound, ${width} px, ${size}`, async () => {
      await showAt(width, size);
      expect(await overflowFaults(page)).toEqual([]);
    });
  await showAt(390, '100%');
  await showByWords(page, 'Both');
  for (const [width, size] of SIZES)
    await test.step(`sound and meaning, ${width} px, ${size}`, async () => {
      await showAt(width, size);
      expect(await overflowFaults(page)).toEqual([]);
      for (const index of [0, 3, 7]) {
        const word = page.locator('.arabic-words').nth(1).locator('.word').nth(index);
        await word.scrollIntoViewIfNeeded();
        await word.click();
        await expect(popover(page)).toBeInViewport({ ratio: 1 });
        expect(await overflowFaults(page)).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await expect(popover(page)).toHaveCount(0);
    });
});
