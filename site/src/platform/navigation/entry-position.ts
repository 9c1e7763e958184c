/** Reads the scroll position and the focused link of a page, and restores them. */
import type { PositionOnPage } from './history-entries.ts';

/** Events by which the reader takes over; they end the restoring. */
const READER_INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The links of the page to an address, but not those in a dialog or popover: these are closed when the reader comes back. */
const linksTo = (href: string | null | undefined): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('a[href]')].filter(
    (link) => link.getAttribute('href') === href && !link.closest('dialog, [popover]'),
  );

/** Focuses the first card in sight: Tab then goes on where the reader was, and not at the top of the page. */
function focusCardInSight(): void {
  const card = [...document.querySelectorAll<HTMLElement>('article[id]')].find((article) => article.getBoundingClientRect().bottom > 0);
  if (!card) return;
  card.tabIndex = -1;
  card.focus({ preventScroll: true });
}

/** The position that is being restored, until it is reached or the reader acts. */
let positionToRestore: PositionOnPage | undefined;

/**
 * The scroll position and the link that the reader is at.
 * @param nextAddress address that the reader goes to by a link; undefined for any other navigation
 */
export function currentPosition(nextAddress?: string): PositionOnPage {
  const focused = document.activeElement?.getAttribute('href');
  // Safari does not focus a link that is pressed, so the first link to the address is taken.
  const href = linksTo(nextAddress).length > 0 ? nextAddress : focused;
  const links = linksTo(href);
  const nth = Math.max(0, links.indexOf(document.activeElement as HTMLElement));
  return { scroll: positionToRestore?.scroll ?? window.scrollY, link: href && links.length > 0 ? { href, nth } : positionToRestore?.link };
}

/**
 * Whether the browser has scrolled the page, but not to its end: at its end, the page may have been too short to scroll further.
 */
const isScrolledShortOfEnd = (): boolean =>
  window.scrollY > 0 && window.scrollY < document.documentElement.scrollHeight - window.innerHeight - 1;

/**
 * Restores a position: scrolls the page to the pixel and focuses the link. Waits for content that arrives late
 * (results, fonts), unless the reader acts in the meantime.
 * @param isNewDocument whether the document has just been loaded; the browser then scrolls by itself where it can
 * @param isOtherPage whether the page took the place of another one within the document, so that the focus is at its start
 * @returns a function that ends the waiting
 */
export function restorePosition(place: PositionOnPage, isNewDocument: boolean, isOtherPage: boolean): () => void {
  const { scroll, link } = place;
  const scrolls = !(isNewDocument && isScrolledShortOfEnd());
  let hasFocus = isNewDocument && document.activeElement !== document.body;

  const stop = (): void => {
    positionToRestore = undefined;
    resized.disconnect();
    for (const type of READER_INPUT_EVENTS) window.removeEventListener(type, stop, true);
  };
  const apply = (): void => {
    if (scrolls) window.scrollTo({ top: scroll, behavior: 'instant' });
    const target = link && !hasFocus ? linksTo(link.href)[link.nth] : undefined;
    target?.focus({ preventScroll: true });
    hasFocus ||= target !== undefined;
    const isThere = !scrolls || Math.abs(window.scrollY - scroll) < 1;
    if (!isThere || !(hasFocus || !link) || document.fonts.status !== 'loaded') return;
    // No link is stored, for example because the reader pressed something in a dialog or a popover.
    if (!link && scroll > 0 && isOtherPage) focusCardInSight();
    stop();
  };
  const resized = new ResizeObserver(apply);

  positionToRestore = place;
  for (const type of READER_INPUT_EVENTS) window.addEventListener(type, stop, { capture: true, passive: true });
  resized.observe(document.body);
  apply();
  void document.fonts.ready.then(() => positionToRestore === place && apply());
  return stop;
}
