/**
 * Records which link opened another document: until the app has started, the browser itself follows links. On the next page the
 * app reads from this record which page is before its own in the history.
 */
const FOLLOWED_LINK_KEY = 'misbaha:followed';

interface FollowedLink {
  from: string;
  to: string;
}

/** Listens for clicks on links that the browser itself follows in the same tab. */
export function recordFollowedLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const followed: FollowedLink = { from: window.location.pathname + window.location.search, to: link.href };
    try {
      sessionStorage.setItem(FOLLOWED_LINK_KEY, JSON.stringify(followed));
    } catch {
      // Without session storage, the back button opens the parent anew.
    }
  });
}

/** Address of the page whose link led to this document, from the root of the host; undefined where it was opened otherwise. */
export function takeFollowedLinkSource(): string | undefined {
  try {
    const { from, to } = JSON.parse(sessionStorage.getItem(FOLLOWED_LINK_KEY) ?? '{}') as Partial<FollowedLink>;
    sessionStorage.removeItem(FOLLOWED_LINK_KEY);
    return to === window.location.href ? from : undefined;
  } catch {
    return undefined;
  }
}
