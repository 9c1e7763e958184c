/**
 * Inline script in the head of every prerendered page: starts the app when the browser is idle, or at once when the
 * reader presses something that needs it. Until the app has taken over, the page is plain HTML: links work as links.
 *
 * A press that needs the app goes one way only. Before the app is ready it is held here and reaches nobody else; once the app
 * is ready, what was held is given to it in order, and from then on presses go straight to it. So none is lost or done twice.
 * Where the app fails to load, events are no longer held: the page stays readable, and a press on a button shows a message with a retry.
 *
 * The script element names what to load: `data-app` the entry and the chunks beside it, `data-now` not to wait for an idle moment. What it
 * says to a reader stands in `data-words`, so that the script, and with it the policy, is the same in every language.
 */

import { reloadPastCache } from '../platform/loading/reload.ts';
import { noteFollowedLinks } from '../platform/navigation/followed-link.ts';

/** Contents of `data-words`, as JSON. */
export interface StarterWords {
  /** That the buttons do nothing. */
  buttons: string;
  /** That the page has not come. */
  page: string;
  tryAgain: string;
}

const HELD = ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown', 'submit'] as const;
/** More than a reader presses in the time that loading takes; a stuck key must not fill the memory. */
const MOST = 500;
const IDLE_WITHIN_MS = 2000;
/** A font that hangs keeps `load` from ever coming; the app does not wait for it longer than this. */
const LATEST_MS = 4000;
/** For browsers without requestIdleCallback (Safari). */
const IDLE_FALLBACK_MS = 200;

const root = document.documentElement;
noteFollowedLinks();
const { app = '', now, words = '{}' } = (document.currentScript as HTMLScriptElement).dataset;
const [entry = '', ...chunks] = app.split(' ');
/** A held event, with the index of the page's button that it was on; -1 for none. */
const held: { event: Event; button: number }[] = [];
let started = false;
/** Whether back or forward has led from the page of this document to another one, within the document. */
let isLeft = false;
const { pathname } = window.location;

const buttons = (): HTMLElement[] => [...document.querySelectorAll('button')];

/** From here on events go their own way. */
const letGo = (): void => {
  for (const type of HELD) window.removeEventListener(type, hold, true);
};

/** Marks the page as one that stays without the app: complete, with working links. */
const giveUp = (): void => {
  root.dataset['static'] = '';
};

function start(): void {
  if (started) return;
  started = true;
  for (const href of chunks) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  // An answer that is not the app, such as an empty file, leaves no mark.
  import(/* @vite-ignore */ entry).then(() => 'started' in root.dataset || giveUp(), giveUp);
}

/** Says once that buttons do nothing. */
function tellStatic(): void {
  const message = Object.assign(document.createElement('div'), { className: 'plain-message', role: 'alert' });
  const say = JSON.parse(words) as Partial<StarterWords>;
  const text = Object.assign(document.createElement('p'), { textContent: document.querySelector('main') ? say.buttons : say.page });
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button',
    textContent: say.tryAgain,
  });
  button.addEventListener('click', () => {
    message.remove();
    // The promise resolves only where the site does not answer; else the page reloads.
    void reloadPastCache().then(tellStatic);
  });
  message.append(text, button);
  document.body.append(message);
}

/** After the app has failed: tells of it at once where something was pressed or the page is nothing without it, else at the next press. */
function stayStatic(): void {
  if (isLeft) window.location.reload();
  if (now !== undefined || held.some(({ event }) => event.type === 'click' || event.type === 'submit')) tellStatic();
  else {
    const onPress = (event: Event): void => {
      if (!isForTheApp(event)) return;
      window.removeEventListener('click', onPress);
      tellStatic();
    };
    window.addEventListener('click', onPress);
  }
}

const isWithin = (event: Event, selector: string): boolean => event.target instanceof Element && event.target.closest(selector) !== null;

/** Events that the browser handles without the app, which must not repeat them: links, summaries, typing, forms. */
function isForTheApp(event: Event): boolean {
  if (event.type === 'submit') return true;
  if (event.type === 'click') return isWithin(event, 'button:not([type=submit]),.arabic[tabindex]');
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

/** React rebuilds a page that was changed on its way; the same button then has the same index. */
const standing = (target: EventTarget | null, button: number): EventTarget =>
  target instanceof Node && !target.isConnected ? (buttons()[button] ?? document.body) : (target ?? document.body);

for (const type of HELD) window.addEventListener(type, hold, true);

window.addEventListener('popstate', () => {
  isLeft = window.location.pathname !== pathname;
  if (isLeft && 'static' in root.dataset) window.location.reload();
});

// The app marks the document once its listeners are there, or once it knows that this page stays without it.
new MutationObserver((_, observer) => {
  observer.disconnect();
  letGo();
  if (root.dataset['ready'] === undefined) {
    stayStatic();
    return;
  }
  // Events on a page that was left by back or forward are not meant for the next one.
  if ('otherPage' in root.dataset) return;
  for (const { event, button } of held) standing(event.target, button).dispatchEvent(event);
}).observe(root, { attributeFilter: ['data-ready', 'data-static'] });

if (now === undefined) {
  document.addEventListener('DOMContentLoaded', () => setTimeout(start, LATEST_MS));
  window.addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_WITHIN_MS });
    else setTimeout(start, IDLE_FALLBACK_MS);
  });
} else document.addEventListener('DOMContentLoaded', start);
