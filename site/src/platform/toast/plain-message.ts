/** A message without the toaster, which could not be loaded itself: one at a time, in a live region of the page. */
import { TOAST_MS } from './toast-duration.ts';
import type { Notice } from './notice.ts';

let region: HTMLElement | undefined;
let timer = 0;

function regionOfPage(): HTMLElement {
  if (!region) {
    region = document.createElement('div');
    region.className = 'plain-message';
    region.setAttribute('role', 'alert');
    document.body.append(region);
  }
  return region;
}

/** Takes the message away, if there is one. */
export function hidePlainMessage(): void {
  clearTimeout(timer);
  region?.replaceChildren();
}

function button(label: string, run: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'button';
  element.textContent = label;
  element.addEventListener('click', () => {
    hidePlainMessage();
    run();
  });
  return element;
}

/** Shows a message in the place of the one before. */
export function showPlainMessage({ title, description, action }: Notice): void {
  hidePlainMessage();
  const words = document.createElement('p');
  words.textContent = `${title}. ${description}`;
  const buttons = action ? [button(action.later, () => undefined), button(action.label, action.run)] : [];
  regionOfPage().append(words, ...buttons);
  if (!action) timer = window.setTimeout(hidePlainMessage, TOAST_MS);
}
