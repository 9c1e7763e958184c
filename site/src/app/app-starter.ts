/**
 * Inline script in the head of every prerendered page: starts the app when the browser is idle, or at once when the reader
 * presses something that needs it. Until the app has taken over, the page is plain HTML: links work as links.
 *
 * Every press that needs the app is handled once. Before the app is ready, the press is held here and no other listener gets
 * it. Once the app is ready, it gets the held presses in order, and later presses go straight to it. Where the app fails to
 * load, events are no longer held: the page stays readable, and a press on a button shows a message with a retry.
 *
 * Attributes of the script element: `data-app` has the files of the entry and of its chunks, `data-now` means not to wait for
 * an idle moment, and `data-words` has the messages, so that the script, and with it the policy, is the same in every
 * language.
 */

import { LOADING_SIGN_DELAY_MS } from '../platform/loading/loading-sign-delay.ts';
import { reloadPastCache } from '../platform/loading/reload.ts';
import { recordFollowedLinks } from '../platform/navigation/followed-link.ts';

/** Contents of `data-words`, as JSON. */
export interface StarterMessages {
  /** Message: the buttons do nothing. */
  buttons: string;
  /** Message: the page did not load. */
  page: string;
  tryAgain: string;
  loading: string;
}

const HELD_EVENT_TYPES = ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown', 'submit'] as const;
/** More than a reader presses in the time that loading takes; a stuck key must not fill the memory. */
const MAX_HELD_EVENTS = 500;
/** Chromium may find no idle moment for seconds on a page where nothing moves. */
const IDLE_TIMEOUT_MS = 500;
/** A font that hangs keeps `load` from ever coming; the app does not wait for it longer than this. */
const MAX_WAIT_FOR_LOAD_MS = 4000;
/** For browsers without requestIdleCallback (Safari). */
const IDLE_FALLBACK_MS = 200;

const root = document.documentElement;
recordFollowedLinks();
const { app = '', now, words = '{}' } = (document.currentScript as HTMLScriptElement).dataset;
const [entry = '', ...chunks] = app.split(' ');
/** A held event, with the index of the page's button that it was on; -1 for none. */
const held: { event: Event; button: number }[] = [];
/** "Loading...", as in the app, while a press is held. */
let loadingSign: HTMLElement | undefined;
let loadingSignTimer: number | undefined;
let started = false;
/** Whether back or forward has led from the page of this document to another one, within the document. */
let isLeft = false;
const { pathname } = window.location;

const buttons = (): HTMLElement[] => [...document.querySelectorAll('button')];

/** From here on, events go straight to the app or the browser. */
const stopHoldingEvents = (): void => {
  for (const type of HELD_EVENT_TYPES) window.removeEventListener(type, holdEvent, true);
};

/** Marks the page as one that stays without the app: complete, with working links. */
const markAsStatic = (): void => {
  root.dataset['static'] = '';
};

function loadApp(): void {
  if (started) return;
  started = true;
  for (const href of chunks) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  // A wrong file served in place of the app, such as an empty one, sets no `data-started`.
  import(/* @vite-ignore */ entry).then(() => 'started' in root.dataset || markAsStatic(), markAsStatic);
}

const messages = (): Partial<StarterMessages> => JSON.parse(words) as Partial<StarterMessages>;

function showLoadingSign(): void {
  loadingSign = Object.assign(document.createElement('output'), { className: 'loading', textContent: messages().loading });
  document.body.append(loadingSign);
}

/** Shows a message that buttons do nothing, with a retry. */
function showStaticPageMessage(): void {
  const say = messages();
  const message = Object.assign(document.createElement('div'), { className: 'plain-message', role: 'alert' });
  const text = Object.assign(document.createElement('p'), { textContent: document.querySelector('main') ? say.buttons : say.page });
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button',
    textContent: say.tryAgain,
  });
  button.addEventListener('click', () => {
    message.remove();
    // The promise resolves only where the site does not answer; else the page reloads.
    void reloadPastCache().then(showStaticPageMessage);
  });
  message.append(text, button);
  document.body.append(message);
}

/**
 * After the app has failed: shows the message at once if a button was pressed or the page needs the app, else at the
 * next press.
 */
function handleAppFailure(): void {
  if (isLeft) window.location.reload();
  if (now !== undefined || held.some(({ event }) => event.type === 'click' || event.type === 'submit')) showStaticPageMessage();
  else {
    const onPress = (event: Event): void => {
      if (!needsApp(event)) return;
      window.removeEventListener('click', onPress);
      showStaticPageMessage();
    };
    window.addEventListener('click', onPress);
  }
}

const isWithin = (event: Event, selector: string): boolean => event.target instanceof Element && event.target.closest(selector) !== null;

/**
 * Whether an event needs the app. The browser handles links, summaries and typing itself, and after a click on a submit
 * button sends a `submit` event, which needs the app.
 */
function needsApp(event: Event): boolean {
  if (event.type === 'submit') return true;
  if (event.type === 'click') return isWithin(event, 'button:not([type=submit]),.arabic[tabindex]');
  if (event.type === 'keydown') {
    const { key, ctrlKey, metaKey } = event as KeyboardEvent;
    // Enter and Space on a button become a click, which is held itself.
    return !ctrlKey && !metaKey && key !== 'Tab' && !isWithin(event, 'input,textarea,select,a,summary,button');
  }
  return !isWithin(event, 'a');
}

function holdEvent(event: Event): void {
  if (!needsApp(event)) return;
  event.stopImmediatePropagation();
  // No form has an `action`: without the app the browser must not send it.
  if (event.type === 'submit') event.preventDefault();
  loadApp();
  if (event.type === 'click' || event.type === 'submit') loadingSignTimer ??= window.setTimeout(showLoadingSign, LOADING_SIGN_DELAY_MS);
  if (held.length < MAX_HELD_EVENTS) held.push({ event, button: buttons().findIndex((button) => button.contains(event.target as Node)) });
}

/** Where React has rebuilt the page, the old target is gone: then the button of the same index stands for it. */
const replayTarget = (target: EventTarget | null, button: number): EventTarget =>
  target instanceof Node && !target.isConnected ? (buttons()[button] ?? document.body) : (target ?? document.body);

for (const type of HELD_EVENT_TYPES) window.addEventListener(type, holdEvent, true);

window.addEventListener('popstate', () => {
  isLeft = window.location.pathname !== pathname;
  if (isLeft && 'static' in root.dataset) window.location.reload();
});

// The app marks the document once its listeners are there, or once it knows that this page stays without it.
new MutationObserver((_, observer) => {
  observer.disconnect();
  stopHoldingEvents();
  window.clearTimeout(loadingSignTimer);
  loadingSign?.remove();
  if (root.dataset['ready'] === undefined) {
    handleAppFailure();
    return;
  }
  // Events on a page that was left by back or forward are not meant for the next one.
  if ('otherPage' in root.dataset) return;
  for (const { event, button } of held) replayTarget(event.target, button).dispatchEvent(event);
}).observe(root, { attributeFilter: ['data-ready', 'data-static'] });

if (now === undefined) {
  document.addEventListener('DOMContentLoaded', () => setTimeout(loadApp, MAX_WAIT_FOR_LOAD_MS));
  window.addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(loadApp, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(loadApp, IDLE_FALLBACK_MS);
  });
} else document.addEventListener('DOMContentLoaded', loadApp);
