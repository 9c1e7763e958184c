/** Shows built documents one after another in one tab, without their scripts: the layout of a page for a fraction of a visit. */
import type { Page } from '@playwright/test';

/**
 * Opens an empty page with the style sheet of the site. The site's own policy would stop the script that shows documents there,
 * so the test needs `bypassCSP`.
 * @param address of a path where the site has no page
 * @param html a document of the site
 */
export async function openEmpty(page: Page, address: string, html: string): Promise<void> {
  const [styles = ''] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
  const body = `<!doctype html><html lang="en"><head><title>Empty</title>${styles}</head><body></body></html>`;
  await page.route(`**${new URL(address, 'http://localhost').pathname}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );
  await page.goto(address);
}

/** Shows a document in the empty page as it stands before any script has run, in its own faces. */
export const showDocument = (page: Page, html: string): Promise<void> =>
  page.evaluate(async (text) => {
    const { documentElement, body } = new DOMParser().parseFromString(text, 'text/html');
    for (const { name, value } of documentElement.attributes) document.documentElement.setAttribute(name, value);
    if (!('ownArabic' in documentElement.dataset)) delete document.documentElement.dataset['ownArabic'];
    document.body.replaceWith(document.adoptNode(body));
    // The layout asks for the faces.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  }, html);
