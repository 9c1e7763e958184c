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

test('each word is said once, then how it sounds, once', async ({ page }) => {
  await openByWords(page, '/wellbeing/settling-debt');
  const [words, pieces] = await page
    .locator('.arabic-words')
    .first()
    .evaluate((paragraph) => {
      const texts = (selector: string) => [...paragraph.querySelectorAll(selector)].map((element) => element.textContent);
      const sounds = texts('[lang="ar-Latn"]');
      const copy = paragraph.cloneNode(true) as Element;
      for (const sound of copy.querySelectorAll('[lang="ar-Latn"]')) sound.remove();
      return [copy.textContent.split(/\s+/), sounds];
    });
  expect(words.length).toBeGreaterThan(5);
  expect(await said(page, '.arabic-words')).toEqual(words.flatMap((word, index) => [word, pieces[index]]));
});

for (const [what, width, size] of [
  ['at 320 px', 320, '100%'],
  ['with text twice as large', 390, '200%'],
] as const) {
  test(`every word fits ${what}, and none is broken`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openByWords(page, '/morning-evening/morning-remembrance');
    await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
    expect(await overflowFaults(page)).toEqual([]);
  });
}
