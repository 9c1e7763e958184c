/** Adds what the app uses of a browser and jsdom does not have: dialogs, observers of layout, faces, media queries. */

class EmptyObserver {
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

const unmatchedMediaQuery = (media: string): Partial<MediaQueryList> => ({
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

/** A style sheet without effect. */
class EmptyStyleSheet {
  replaceSync(): void {}
}

Object.assign(HTMLDialogElement.prototype, { showModal, close });
Object.assign(Element.prototype, { scrollIntoView: () => undefined, checkVisibility: () => true });
Object.assign(window, {
  matchMedia: unmatchedMediaQuery,
  ResizeObserver: EmptyObserver,
  IntersectionObserver: EmptyObserver,
  scrollTo: () => undefined,
  CSSStyleSheet: EmptyStyleSheet,
});
Object.assign(document, { adoptedStyleSheets: [] });
Object.defineProperty(document, 'fonts', {
  configurable: true,
  value: { status: 'loaded', ready: Promise.resolve(), load: () => Promise.resolve([]) },
});
window.addEventListener('keydown', closeByEscape);
