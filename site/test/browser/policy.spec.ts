/** What the content security policy does in a browser. What it says in every document is held by `site/test/static`. */
import { expect, type Page, test } from '@playwright/test';
import { waitUntilReady } from './pages/app.ts';

interface Seen {
  violations: string[];
  foreign: string[];
  errors: string[];
}

/** Collects violations of the policy, requests to other hosts and errors. */
async function watch(page: Page, origin: string): Promise<Seen> {
  const seen: Seen = { violations: [], foreign: [], errors: [] };
  await page.exposeFunction('reportViolation', (text: string) => seen.violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) => {
      (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
        `${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`,
      );
    });
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) seen.foreign.push(request.url());
  });
  page.on('console', (message) => message.type() === 'error' && seen.errors.push(message.text()));
  page.on('pageerror', (error) => seen.errors.push(error.message));
  return seen;
}

/** Addresses that are made to run something, to lead away or to break the page; many more are in `site/test/components/addresses.test.tsx`. */
const HOSTILE = [
  '/learn?dua=%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
  '/search?q=%3Cscript%3Ealert(1)%3C/script%3E%00%EF%BF%BF__proto__',
  '/morning-evening/waking-up?one=__proto__&one#%E0%A4%A',
];

// `every-page.spec.ts` tests ordinary pages: a violation there is a message in the console.
test('what an address, a press or saved data shows keeps to the policy, without a request to another host or an error', async ({
  page,
  baseURL,
}) => {
  const seen = await watch(page, baseURL ?? '');
  const nothing: Seen = { violations: [], foreign: [], errors: [] };
  const openFully = async (path: string): Promise<void> => {
    await page.goto(path);
    await waitUntilReady(page);
    await page.evaluate(() => document.fonts.ready);
  };

  await test.step('what only an address shows', async () => {
    for (const path of ['/search?q=rain', '/learn?dua=prayer/ablution%23bismillah', '/booklet?of=prayer/ablution']) await openFully(path);
    expect(seen).toEqual(nothing);
  });

  await test.step('no hostile address runs a script or breaks the page, and its links stay on the site', async () => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    for (const address of HOSTILE) {
      await openFully((baseURL ?? '') + address);
      await expect(page.locator('h1'), address).toBeVisible();
      await expect(page.locator('h1'), address).not.toHaveText('Unexpected Application Error!');
      await expect(page.getByText('Loading...'), address).toHaveCount(0);
      const back = page.getByRole('link', { name: /^Back to/ }).first();
      expect(new URL((await back.getAttribute('href')) ?? '', page.url()).origin, address).toBe(baseURL);
    }
    expect(dialogs).toEqual([]);
    expect(seen).toEqual(nothing);
  });

  await test.step('menu, messages, reading panel, tooltips and actions', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).hover();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Share this app' }).click();
    await expect(page.locator('[data-sonner-toast]').first()).toBeVisible();
    // The toaster's own style sheet is in force: the policy names it.
    await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed');
    await page.goto('/settings');
    await page.locator('.setting button').first().click();
    await expect(page.locator('[data-sonner-toast]').first()).toBeVisible();
    await page.goto('/morning-evening/waking-up');
    await page
      .getByRole('button', { name: /reading/i })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Reading settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    for (const name of ['Copy', 'Save']) await page.getByRole('article').first().getByRole('button', { name, exact: true }).click();
    await page.keyboard.press('Shift+?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    expect(seen).toEqual(nothing);
  });

  await test.step('what the reader has saved', async () => {
    await openFully('/saved');
    await expect(page.getByRole('article')).toHaveCount(1);
    expect(seen).toEqual(nothing);
  });

  await test.step('what the policy forbids is stopped', async () => {
    const stopped = await page.evaluate(async () => {
      const refused = (work: () => unknown): string => {
        try {
          work();
          return 'allowed';
        } catch (error) {
          return error instanceof Error ? error.name : 'refused';
        }
      };
      const inline = document.createElement('div');
      const result = {
        innerHTML: refused(() => {
          inline.innerHTML = '<img src=x onerror="window.broken = 1">';
        }),
        // In a timer, as the debugger's own evaluation may do what the page may not.
        eval: await new Promise<string>((done) => {
          // oxlint-disable-next-line no-eval -- this is what must be refused
          setTimeout(() => done(refused(() => (0, eval)('1'))));
        }),
        policy: refused(() =>
          (globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }).trustedTypes.createPolicy(
            'other',
            {},
          ),
        ),
        fetch: await fetch('https://example.org/').then(
          () => 'allowed',
          (error: Error) => error.name,
        ),
      };
      return result;
    });
    expect(stopped).toEqual({ innerHTML: 'TypeError', eval: 'EvalError', policy: 'TypeError', fetch: 'TypeError' });
  });
});
