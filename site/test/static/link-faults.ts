/** Links that lead nowhere, found without opening them: every address is a document or a file, every fragment is an id in it. */
import { siteConfig } from '../../../site.config.ts';

export interface LinkTargets {
  /** Ids of each document, by its address. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether the site has a file at an address. */
  hasFile: (path: string) => boolean;
}

const SITE = siteConfig.origin;

/** The fault of a link to another site, which must be https and give that site no access to our tab. */
function externalLinkFault(anchor: Element, url: URL): string | undefined {
  if (url.protocol === 'mailto:') return undefined;
  if (url.protocol !== 'https:') return 'is not https';
  const opensTab = anchor.getAttribute('target') === '_blank';
  return opensTab && !(anchor.getAttribute('rel') ?? '').includes('noopener') ? 'opens a tab without rel="noopener"' : undefined;
}

function faultOf(anchor: Element, path: string, { ids, hasFile }: LinkTargets): string | undefined {
  const href = anchor.getAttribute('href');
  if (href === null || !URL.canParse(href, SITE + path)) return 'has no address';
  const url = new URL(href, SITE + path);
  if (url.origin !== SITE) return externalLinkFault(anchor, url);
  const target = ids.get(url.pathname);
  if (!target) return hasFile(decodeURIComponent(url.pathname)) ? undefined : 'leads to no page';
  return url.hash && !target.has(decodeURIComponent(url.hash.slice(1))) ? 'names a place that the page does not have' : undefined;
}

/** @param path address of the document */
export const linkFaults = (document: Document, path: string, targets: LinkTargets): string[] =>
  [...document.querySelectorAll('a')].flatMap((anchor) => {
    const fault = faultOf(anchor, path, targets);
    return fault ? [`${anchor.getAttribute('href') ?? anchor.outerHTML} ${fault}`] : [];
  });

/** Files that a document loads and the site does not have. */
export function missingSubresourceFaults(document: Document, { hasFile }: Pick<LinkTargets, 'hasFile'>): string[] {
  const asked = ['link[rel]:not([rel=canonical], [rel=alternate])', 'script', 'img'].flatMap((selector) =>
    [...document.querySelectorAll(selector)].flatMap((element) => [
      element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      ...(element.getAttribute('data-app') ?? '').split(' '),
    ]),
  );
  return asked.filter((address) => address && !hasFile(address)).map((address) => `there is no file ${address}`);
}
