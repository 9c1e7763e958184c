/** Shows a message where the toast library fails to load: one at a time, in a live region of the page. */
import { TOAST_MS } from './toast-duration.ts';
import type { Notice } from './notice.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

let region: HTMLElement | undefined;
let timer = 0;
/** The id of the message that is shown. */
let shown: string | undefined;

function getLiveRegion(): HTMLElement {
  if (!region) {
    region = document.createElement('div');
    region.className = 'plain-message';
    region.setAttribute('role', 'alert');
  }
  if (!region.isConnected) document.body.append(region);
  return region;
}

/** Removes the message, if there is one. @param id of the notice that is meant; without it, whichever is shown */
export function hideFallbackMessage(id = shown): void {
  if (id !== shown) return;
  clearTimeout(timer);
  region?.replaceChildren();
}

function button(label: string, run: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'button';
  element.textContent = label;
  element.addEventListener('click', () => {
    hideFallbackMessage();
    run();
  });
  return element;
}

/** Shows a message; it replaces the one before. */
export function showFallbackMessage({ id, title, description, action }: Notice): void {
  hideFallbackMessage();
  shown = id;
  const words = document.createElement('p');
  // “Link copied!” is a whole sentence already.
  const between = /[!?؟.۔…]$/.test(title) ? ' ' : commonMessages.betweenSentences;
  words.textContent = [title, description].filter(Boolean).join(between);
  const buttons = action ? [button(action.later, () => undefined), button(action.label, action.run)] : [];
  getLiveRegion().append(words, ...buttons);
  if (!action) timer = window.setTimeout(hideFallbackMessage, TOAST_MS);
}
