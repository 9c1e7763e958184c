/** Runs the whole app in jsdom with the real texts, to test everything that needs no browser. */
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { routes } from '../../src/app/routes.tsx';
import { stopWatchingRestartUndo } from '../../src/features/counting/offer-restart-undo.ts';
import { rememberPagePositions, initializeHistoryEntries } from '../../src/platform/navigation/page-positions.ts';
import { readPreferences, applyPreferences } from '../../src/platform/preferences/preferences.ts';
import { applyThemeChanges } from '../../src/platform/theme/choose-theme.ts';
import { readTheme, applyTheme } from '../../src/platform/theme/theme.ts';

/** The heading of the page that is shown. */
export const heading = (): string | null | undefined => document.querySelector('h1')?.textContent;

// Once for all tests of this thread, as the app does it once for each document: it cannot be undone.
applyThemeChanges();

let leave: (() => void) | undefined;

/** Waits until the app shows a page. */
export const waitForPage = (): Promise<void> =>
  waitFor(() => {
    if (!heading() || document.querySelector('.loading')) throw new Error(`${window.location.pathname} has not come`);
  });

/**
 * Opens the app at an address as a new document in the same tab: the open page is left, and storage stays.
 * @returns the user of user-event, for clicks and typing
 */
export async function openApp(address: string): Promise<UserEvent> {
  leave?.();
  window.history.pushState(null, '', address);
  // What the head script does before the first paint.
  applyTheme(readTheme());
  applyPreferences(readPreferences());
  initializeHistoryEntries();
  const router = createBrowserRouter(routes);
  rememberPagePositions(router);
  const { unmount } = render(<RouterProvider router={router} useTransitions={false} />);
  leave = () => {
    leave = undefined;
    delete document.documentElement.dataset['ready'];
    unmount();
    router.dispose();
    // Stops the restart offer's listener for counts. Its timer for midnight would run on into a later test that fakes the clock.
    stopWatchingRestartUndo();
  };
  onTestFinished(() => leave?.());
  await waitForPage();
  // The listeners of the screen are in place by then (`site/src/app/use-ready-mark.ts`).
  await waitFor(() => {
    if (document.documentElement.dataset['ready'] === undefined) throw new Error(`${address} is not ready`);
  });
  return userEvent.setup();
}

/** The first element that a selector finds, much sooner than by its role on a long page. */
export function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${window.location.pathname} has no ${selector}`);
  return found;
}

export const elements = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** Waits until an element is there. */
export const waitForElement = (selector: string): Promise<HTMLElement> => waitFor(() => element(selector));

/** Presses an element as a screen reader or a key does, without a pointer. */
export const press = (target: string | Element): void =>
  act(() => (typeof target === 'string' ? element(target) : (target as HTMLElement)).click());

/** Sets the value of a field at once, where typing is not what is tested. */
export const fill = (field: Element, value: string): void => void fireEvent.change(field, { target: { value } });

/** Presses a key; without a target, as while no control has the focus. @returns whether the app handled it */
export function pressKey(key: string, options: KeyboardEventInit = {}, target: Element = document.body): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  act(() => void target.dispatchEvent(event));
  return event.defaultPrevented;
}

/** Titles of the toasts that are shown. */
export const toastTitles = (): string[] =>
  elements('[data-sonner-toast]:not([data-removed="true"]) .toast-title').map(({ textContent }) => textContent);

/** Waits for a toast. @returns the text below its title */
export async function waitForToastDescription(title: string): Promise<string> {
  await waitFor(() => {
    if (!toastTitles().includes(title)) throw new Error(`no message "${title}", but ${toastTitles().join(', ') || 'none'}`);
  });
  const shown = elements('[data-sonner-toast]').find((toast) => toast.querySelector('.toast-title')?.textContent === title);
  return shown?.querySelector('.toast-description')?.textContent ?? '';
}

/** Writes to the storage as another tab does, and sends this tab the storage event. */
export function writeInAnotherTab(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage })));
}
