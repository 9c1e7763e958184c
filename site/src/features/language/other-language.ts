/** Opens the current page in another language. */
import { notify } from '../../platform/toast/notify.ts';
import type { SiteLanguage } from '../../platform/site.ts';
import * as messages from '../../../../packages/core/messages/language.ts';

/** The last card that begins above this line counts as the one being read; in pixels from the top of the window. */
const READING_LINE_FROM_TOP_PX = 120;

/** Id of the card that is read; none at the top of a page. */
function idOfCardInView(): string | undefined {
  if (window.scrollY === 0) return undefined;
  const cards = [...document.querySelectorAll<HTMLElement>('article[id]')];
  return cards.findLast((card) => card.getBoundingClientRect().top <= READING_LINE_FROM_TOP_PX)?.id;
}

/** Address of the current page in another language, from the window's path, query and fragment. */
export function addressIn(language: SiteLanguage, { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return `${language.base}${pathname.slice(import.meta.env.BASE_URL.length)}${search}${hash}`;
}

/** Whether a language's offline copy is on the device. Its cache's name ends with the language's base address. */
async function hasOfflineCopy({ base }: SiteLanguage): Promise<boolean> {
  if (!('caches' in window)) return false;
  const names = await caches.keys();
  return names.some((name) => name.includes('-precache-') && name.endsWith(new URL(base, window.location.href).href));
}

/** Opens this page in another language, at the card being read. Offline and without a copy, shows a message instead. */
export async function openInLanguage(language: SiteLanguage): Promise<void> {
  if (!navigator.onLine && !(await hasOfflineCopy(language))) {
    // The message would lie behind an open panel.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
    void notify({ title: messages.notKept({ language: language.name }), description: messages.openOnce, destructive: true });
    return;
  }
  const { pathname, search, hash } = window.location;
  const card = idOfCardInView();
  window.location.assign(addressIn(language, { pathname, search, hash: card === undefined ? hash : `#${card}` }));
}
