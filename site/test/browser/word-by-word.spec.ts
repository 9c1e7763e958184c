/** Word by word: what a screen reader meets, and that every word fits a narrow window and large text. */
import { expect, type Page, test } from '@playwright/test';
import { overflowFaults } from './routes/inspect.ts';

async function openByWords(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Reading settings' }).click();
  await page.getByRole('radio', { name: 'Word by word' }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('.arabic-words').first()).toBeVisible();
}

interface AxNode {
  nodeId: string;
  backendDOMNodeId?: number;
  ignored: boolean;
  childIds?: string[];
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
}

/** All that Chromium's accessibility tree says of an element's inside, in order: texts, and names of what else has one. */
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

test('each word is said once, then how it sounds, once; none is broken, and the Arabic alone is copied', async ({ page }) => {
  const path = '/wellbeing/settling-debt';
  await page.goto(path);
  const source = await page.locator('.card .arabic').first().innerText();
  await openByWords(page, path);
  const paragraph = page.locator('.arabic-words').first();
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
  const selected = await paragraph.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return String(getSelection());
  });
  expect(selected.trim().split(/\s+/)).toEqual(words);
  const broken = await paragraph.locator('.word').evaluateAll((all) => all.filter((word) => word.getClientRects().length > 2).length);
  expect(broken).toBe(0);
});

test('every word fits at 320 px and with text twice as large, and none is broken', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await openByWords(page, '/morning-evening/morning-remembrance');
  expect(await overflowFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await overflowFaults(page)).toEqual([]);
});
