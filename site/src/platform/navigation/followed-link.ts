/**
 * Notes which link led to another document: before the app is there, links are links. The app that starts on the next page
 * learns by it which page is before its own in the history.
 */
const STORED = 'misbaha:followed';

interface Followed {
  from: string;
  to: string;
}

/** Watches the links of the document that the browser follows itself, in the same tab. */
export function noteFollowedLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const followed: Followed = { from: window.location.pathname + window.location.search, to: link.href };
    try {
      sessionStorage.setItem(STORED, JSON.stringify(followed));
    } catch {
      // Then back leads to the parent anew.
    }
  });
}

/** Address of the page whose link led to this document, from the root of the host; undefined where it was opened otherwise. */
export function followedFrom(): string | undefined {
  try {
    const { from, to } = JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Partial<Followed>;
    sessionStorage.removeItem(STORED);
    return to === window.location.href ? from : undefined;
  } catch {
    return undefined;
  }
}
