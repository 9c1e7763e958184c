/** The way from a page to the same page in another language. */
import { notify } from '../../platform/toast/notify.ts';
import type { SiteLanguage } from '../../platform/site.ts';
import * as messages from '../../../../packages/core/messages/language.ts';

/** The card that is read is the last one that begins above this line, in pixels from the top of the window. */
const READING_LINE = 120;

/** Id of the card that is read; none at the top of a page. */
function cardInView(): string | undefined {
  if (window.scrollY === 0) return undefined;
  const cards = [...document.querySelectorAll<HTMLElement>('article[id]')];
  return cards.findLast((card) => card.getBoundingClientRect().top <= READING_LINE)?.id;
}

/**
 * Where the page stands in a language.
 * @param place of the page: path, query and fragment of the window
 */
export function addressIn(language: SiteLanguage, { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return `${language.base}${pathname.slice(import.meta.env.BASE_URL.length)}${search}${hash}`;
}

/** Whether the copy for reading without a network is there. The name of its cache ends with the address that it is for. */
async function isKept({ base }: SiteLanguage): Promise<boolean> {
  if (!('caches' in window)) return false;
  const names = await caches.keys();
  return names.some((name) => name.includes('-precache-') && name.endsWith(new URL(base, window.location.href).href));
}

/** Goes to this page in another language, to the card that is read. Without a network the reader is told where there is no copy of it. */
export async function readIn(language: SiteLanguage): Promise<void> {
  if (!navigator.onLine && !(await isKept(language))) {
    void notify({ title: messages.notKept({ language: language.name }), description: messages.openOnce, destructive: true });
    return;
  }
  const { pathname, search, hash } = window.location;
  const card = cardInView();
  window.location.assign(addressIn(language, { pathname, search, hash: card === undefined ? hash : `#${card}` }));
}
