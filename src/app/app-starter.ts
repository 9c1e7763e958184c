/**
 * Stands inline in the head of every prerendered page and starts the app when the browser is idle, or at once when the
 * reader presses something that needs it. Until the app has taken over, the page is plain HTML: links work as links.
 *
 * A press that needs the app goes one way only. Before the app is ready it is held here and reaches nobody else; once the app
 * is ready, what was held is given to it in order, and from then on presses go straight to it. So none is lost or done twice.
 *
 * The script element names what to load: `data-app` the entry and the chunks beside it, `data-now` not to wait for an idle moment.
 */

import { noteFollowedLinks } from '../navigation/followed-link.ts';

const HELD = ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown', 'submit'] as const;
/** More than a reader presses in the time that loading takes; a stuck key must not fill the memory. */
const MOST = 500;
const IDLE_WITHIN_MS = 2000;
/** A font that hangs keeps `load` from ever coming; the app does not wait for it longer than this. */
const LATEST_MS = 4000;
/** For browsers without requestIdleCallback (Safari). */
const SOON_MS = 200;

const root = document.documentElement;
noteFollowedLinks();
const { app = '', now } = (document.currentScript as HTMLScriptElement).dataset;
const [entry = '', ...chunks] = app.split(' ');
/** What was pressed, and which of the page's buttons it was on; -1 where on none. */
const held: { event: Event; button: number }[] = [];
let started = false;

const buttons = (): HTMLElement[] => [...document.querySelectorAll('button')];

/** From here on events go their own way. */
const letGo = (): void => {
  for (const type of HELD) window.removeEventListener(type, hold, true);
};

function start(): void {
  if (started) return;
  started = true;
  for (const href of chunks) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  // Where the app cannot be loaded the page stays what it is: complete, with working links.
  import(/* @vite-ignore */ entry).catch(() => {
    root.dataset['static'] = '';
  });
}

const isWithin = (event: Event, selector: string): boolean => event.target instanceof Element && event.target.closest(selector) !== null;

/** What a press does without the app must not be repeated by it: following a link, opening a summary, typing, sending a form. */
function isForTheApp(event: Event): boolean {
  if (event.type === 'submit') return true;
  if (event.type === 'click') return isWithin(event, 'button:not([type=submit])');
  if (event.type === 'keydown') {
    const { key, ctrlKey, metaKey } = event as KeyboardEvent;
    // Enter and Space on a button become a click, which is held itself.
    return !ctrlKey && !metaKey && key !== 'Tab' && !isWithin(event, 'input,textarea,select,a,summary,button');
  }
  return !isWithin(event, 'a');
}

function hold(event: Event): void {
  if (!isForTheApp(event)) return;
  event.stopImmediatePropagation();
  // A form has no address to be sent to.
  if (event.type === 'submit') event.preventDefault();
  start();
  if (held.length < MOST) held.push({ event, button: buttons().findIndex((button) => button.contains(event.target as Node)) });
}

/** React builds a page anew that something has changed on its way; the same button then stands in the same place. */
const standing = (target: EventTarget | null, button: number): EventTarget =>
  target instanceof Node && !target.isConnected ? (buttons()[button] ?? document.body) : (target ?? document.body);

for (const type of HELD) window.addEventListener(type, hold, true);

// The app marks the document once its listeners are there, or once it knows that this page stays without it.
new MutationObserver((_, observer) => {
  observer.disconnect();
  letGo();
  if (root.dataset['ready'] === undefined) return;
  for (const { event, button } of held) standing(event.target, button).dispatchEvent(event);
}).observe(root, { attributeFilter: ['data-ready', 'data-static'] });

if (now === undefined) {
  document.addEventListener('DOMContentLoaded', () => setTimeout(start, LATEST_MS));
  window.addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_WITHIN_MS });
    else setTimeout(start, SOON_MS);
  });
} else document.addEventListener('DOMContentLoaded', start);
