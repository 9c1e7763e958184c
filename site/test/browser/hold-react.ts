/** Stops React while it takes over a page. React works in tasks that it asks for by messages to itself, and these are held. */
import type { Page } from '@playwright/test';

/** While the storage of the session has it, each document that is loaded holds React's messages from its start. */
const KEY = 'hold-react';

/** Runs in the page, before its own scripts. */
function holdMessages(key: string): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the port that it is called on
  const { postMessage } = MessagePort.prototype;
  const waiting: (() => void)[] = [];
  let isHeld = window.origin !== 'null' && sessionStorage.getItem(key) !== null;
  MessagePort.prototype.postMessage = function hold(this: MessagePort, ...message: [never]) {
    if (isHeld) waiting.push(() => postMessage.apply(this, message));
    else postMessage.apply(this, message);
  };
  const letReactWork = (): void => {
    isHeld = false;
    for (const send of waiting) send();
  };
  Object.assign(window, { letReactWork });
}

/** Makes the documents that `page` loads from now on able to hold React. */
export const prepareToHoldReact = (page: Page): Promise<unknown> => page.addInitScript(holdMessages, KEY);

/** Sets whether the next documents hold React. `page` must show a page of the site. */
export const setReactHeldOnLoad = (page: Page, isHeld: boolean): Promise<void> =>
  page.evaluate(([key, held]) => (held ? sessionStorage.setItem(key, '') : sessionStorage.removeItem(key)), [KEY, isHeld] as const);

/** Waits until React has begun with the page and cannot go on. */
export const untilReactWaits = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => Object.keys(document.querySelector('#root') ?? {}).some((name) => name.startsWith('__reactContainer')));
};

/** Lets React go on with the page. */
export const letReactWork = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { letReactWork: () => void }).letReactWork());
