/**
 * Stands inline at the end of every prerendered page and starts the app when the browser is idle, or at once when the
 * reader touches something that needs it. Until then the page is plain HTML: links work as links; a press on a button or a
 * key waits for the app and is then given to it, so that none is lost.
 *
 * The script element names what to load: `data-app` the entry and the chunks beside it, `data-now` not to wait.
 */

import { noteFollowedLinks } from '../navigation/followed-link.ts';

const HELD = ['pointerdown', 'click', 'keydown', 'submit'] as const;
/** More than a reader presses in the time that loading takes; a stuck key must not fill the memory. */
const MOST = 99;
const IDLE_WITHIN_MS = 2000;
/** For browsers without requestIdleCallback (Safari). */
const SOON_MS = 200;

const root = document.documentElement;
noteFollowedLinks();
const { app = '', now } = (document.currentScript as HTMLScriptElement).dataset;
const [entry = '', ...chunks] = app.split(' ');
let held: Event[] = [];
let started = false;

const stop = (): void => {
  for (const type of HELD) document.removeEventListener(type, hold, true);
};

function start(): void {
  if (started) return;
  started = true;
  for (const href of chunks) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  // Where the app cannot be loaded the page stays what it is: complete, with working links.
  import(/* @vite-ignore */ entry).catch(stop);
}

const isWithin = (event: Event, selector: string): boolean => event.target instanceof Element && event.target.closest(selector) !== null;

/** What a press does without the app must not be repeated by it: following a link, opening a summary, typing. */
function isForTheApp(event: Event): boolean {
  if (event.type === 'click') return isWithin(event, 'button');
  if (event.type === 'keydown') {
    const { key, ctrlKey, metaKey } = event as KeyboardEvent;
    // Enter and Space on a button become a click, which is held itself.
    return !ctrlKey && !metaKey && key !== 'Tab' && !isWithin(event, 'input,textarea,select,a,summary,button');
  }
  return event.type === 'pointerdown' && !isWithin(event, 'a');
}

function hold(event: Event): void {
  // A form has no address to be sent to; the click that sent it is held.
  if (event.type === 'submit') event.preventDefault();
  else if (isForTheApp(event)) {
    start();
    if (held.length < MOST) held.push(event);
  }
}

for (const type of HELD) document.addEventListener(type, hold, true);

new MutationObserver((_, observer) => {
  if (root.dataset['ready'] === undefined) return;
  observer.disconnect();
  stop();
  for (const event of held) {
    const { target, type } = event;
    const Kind = event.constructor as typeof Event;
    if (target instanceof Node && target.isConnected) target.dispatchEvent(new Kind(type, event));
  }
  held = [];
}).observe(root, { attributeFilter: ['data-ready'] });

if (now === undefined) {
  window.addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_WITHIN_MS });
    else setTimeout(start, SOON_MS);
  });
} else start();
