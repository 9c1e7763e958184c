/** Follows the links of a page without opening them: every address answers, every fragment has its place. */
import type { APIRequestContext, Page } from '@playwright/test';

interface Target {
  status: number;
  ids: ReadonlySet<string>;
}

// Many pages link to the same few; each address is asked once by each worker.
const known = new Map<string, Promise<Target>>();

async function ask(request: APIRequestContext, path: string): Promise<Target> {
  const response = await request.get(path);
  const text = await response.text();
  return { status: response.status(), ids: new Set([...text.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)) };
}

function targetOf(request: APIRequestContext, path: string): Promise<Target> {
  const target = known.get(path) ?? ask(request, path);
  known.set(path, target);
  return target;
}

interface Anchor {
  href: string;
  target: string;
  rel: string;
}

const anchors = (page: Page): Promise<Anchor[]> =>
  page.evaluate(() => [...document.querySelectorAll('a')].map(({ href, target, rel }) => ({ href, target, rel })));

/** A link to somewhere else is secure, opens beside the page and hands nothing over. */
function foreignFault({ target, rel }: Anchor, url: URL): string | undefined {
  if (url.protocol === 'mailto:') return undefined;
  if (url.protocol !== 'https:') return 'not https';
  return target === '_blank' && !rel.includes('noopener') ? 'opens a new tab without noopener' : undefined;
}

async function fault(request: APIRequestContext, anchor: Anchor, origin: string): Promise<string | undefined> {
  if (!URL.canParse(anchor.href)) return 'no address';
  const url = new URL(anchor.href);
  if (url.origin !== origin) return foreignFault(anchor, url);
  const { status, ids } = await targetOf(request, url.pathname);
  if (status !== 200) return `answers ${status}`;
  return url.hash && !ids.has(decodeURIComponent(url.hash.slice(1))) ? 'has no such place' : undefined;
}

/** The links of the open page that lead nowhere, each with the reason. */
export async function deadLinks(page: Page): Promise<string[]> {
  const { origin } = new URL(page.url());
  const found: string[] = [];
  for (const anchor of await anchors(page)) {
    const reason = await fault(page.request, anchor, origin);
    if (reason) found.push(`${anchor.href} ${reason}`);
  }
  return found;
}
