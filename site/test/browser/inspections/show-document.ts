/** Shows built documents one after another in one tab, without their scripts: much faster than a visit to each page. */
import type { Page } from '@playwright/test';

/**
 * Opens an empty page with the style sheet of the site. The site's own policy would stop the script that shows documents there,
 * so the test needs `bypassCSP`.
 * @param address of a path where the site has no page
 * @param html any document of the site, from which the link to the style sheet is taken
 */
export async function openEmptyStyledPage(page: Page, address: string, html: string): Promise<void> {
  const [styles = ''] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
  const body = `<!doctype html><html lang="en"><head><title>Empty</title>${styles}</head><body></body></html>`;
  await page.route(`**${new URL(address, 'http://localhost').pathname}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );
  await page.goto(address);
}

/** Shows a document in the empty page as it is before any script has run, and waits for its fonts. */
export const showDocument = (page: Page, html: string): Promise<void> =>
  page.evaluate(async (text) => {
    const { documentElement, body } = new DOMParser().parseFromString(text, 'text/html');
    for (const { name, value } of documentElement.attributes) document.documentElement.setAttribute(name, value);
    if (!('ownArabic' in documentElement.dataset)) delete document.documentElement.dataset['ownArabic'];
    document.body.replaceWith(document.adoptNode(body));
    // The browser starts to load the fonts only when it lays out the page.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  }, html);
