/** What the content security policy does in a browser. What it says in every document is held by `site/test/static`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { BUILD_FOLDER } from './site.ts';

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

test('every answer has the security headers', async ({ request }) => {
  const expected = JSON.parse(readFileSync(join(BUILD_FOLDER, 'headers.json'), 'utf8')) as Record<string, string>;
  const asset = readdirSync(join(BUILD_FOLDER, 'client/assets')).find((name) => name.endsWith('.js')) ?? '';
  for (const path of ['/', '/prayer/ablution', '/no/such/page', `/assets/${asset}`, '/sw.js', '/manifest.webmanifest']) {
    const headers = (await request.get(path)).headers();
    for (const [name, value] of Object.entries(expected)) expect(headers[name.toLowerCase()], `${path} ${name}`).toBe(value);
  }
});

// The pages that `every-page.spec.ts` opens stand for all others.
test('what only an address or the reader’s data shows lives within the policy, without a foreign request or an error', async ({
  page,
  baseURL,
}) => {
  const seen = await watch(page, baseURL ?? '');
  const paths = [
    '/saved',
    '/search?q=rain',
    '/learn?dua=prayer/ablution%23bismillah',
    '/booklet?of=prayer/ablution',
    '/morning-evening/waking-up?one',
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await page.evaluate(() => document.fonts.ready);
  }
  expect(seen).toEqual({ violations: [], foreign: [], errors: [] });
});

test('menu, messages, reading panel, tooltips and actions live within the policy, which stops what it forbids', async ({
  page,
  baseURL,
}) => {
  const seen = await watch(page, baseURL ?? '');
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
  expect(seen).toEqual({ violations: [], foreign: [], errors: [] });

  await test.step('and what it forbids is stopped', async () => {
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
