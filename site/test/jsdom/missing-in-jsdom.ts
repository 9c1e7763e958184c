/** Adds what the app uses of a browser and jsdom does not have: dialogs, observers of layout, faces, media queries. */

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function showModal(this: HTMLDialogElement): void {
  this.open = true;
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
}

const mediaQuery = (media: string): Partial<MediaQueryList> => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

/** Escape closes the topmost dialog, as a browser does. */
function closeByEscape({ key, defaultPrevented }: KeyboardEvent): void {
  if (key !== 'Escape' || defaultPrevented) return;
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)?.close();
}

/** A style sheet that nothing is drawn by. */
class NoStyleSheet {
  replaceSync(): void {}
}

Object.assign(HTMLDialogElement.prototype, { showModal, close });
Object.assign(Element.prototype, { scrollIntoView: () => undefined, checkVisibility: () => true });
Object.assign(window, {
  matchMedia: mediaQuery,
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
  scrollTo: () => undefined,
  CSSStyleSheet: NoStyleSheet,
});
Object.assign(document, { adoptedStyleSheets: [] });
Object.defineProperty(document, 'fonts', {
  configurable: true,
  value: { status: 'loaded', ready: Promise.resolve(), load: () => Promise.resolve([]) },
});
window.addEventListener('keydown', closeByEscape);
