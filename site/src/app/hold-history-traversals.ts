/**
 * Holds back/forward events while React hydrates: nothing listens to the router yet, so the address would change without the
 * page. Once the page is ready and the held presses are replayed, one event makes the router follow the address; where the
 * page stays static, `app-starter.ts` handles that event.
 */
export function holdHistoryTraversals(): void {
  let isHeld = false;
  const hold = (event: Event): void => {
    event.stopImmediatePropagation();
    isHeld = true;
  };
  window.addEventListener('popstate', hold, true);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    window.removeEventListener('popstate', hold, true);
    if (isHeld) window.dispatchEvent(new PopStateEvent('popstate'));
  }).observe(document.documentElement, { attributeFilter: ['data-ready', 'data-static'] });
}
