/** Runs before each file of component tests. */
import { cleanup, configure } from '@testing-library/react';
import { resetNotSavedNotice } from '../../src/features/counting/press.ts';
import { keysWithPrefix, removeText } from '../../src/platform/storage/storage.ts';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { emptyToaster } from './emptied-toaster.tsx';

vi.mock('sonner', () => import('./emptied-toaster.tsx'));

// Nothing here measures time, so a busy machine may take longer.
const PATIENCE_MS = 60_000;
configure({ asyncUtilTimeout: PATIENCE_MS, getElementError: (message) => new Error(message ?? 'not found') });

/** Beginning of React's warning on an element that jsdom does not know yet. */
const UNKNOWN_ELEMENT = 'The tag <%s> is unrecognized in this browser';

// Nothing here has a layout, and jsdom matches every rule of a style sheet at each look at an element.
for (const style of document.querySelectorAll('style')) style.remove();

// Files in one thread share loaded modules. An import that is pending when a file ends might never finish in the next ones.
afterAll(() => vi.dynamicImportSettled());

let errors: string[] = [];

beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    if (!String(said[0]).startsWith(UNKNOWN_ELEMENT)) errors.push(said.map(String).join(' '));
  });
});

afterEach(async () => {
  cleanup();
  // The last message may not have reached the toast library yet.
  await new Promise((resolve) => setTimeout(resolve));
  emptyToaster();
  if (document.querySelector('[data-sonner-toast]')) throw new Error('a message is still there');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  // What could not be stored is held in memory until the page is closed.
  for (const key of keysWithPrefix('')) removeText(key);
  resetNotSavedNotice();
  sessionStorage.clear();
  if (errors.length > 0) throw new Error(`errors in the console:\n${errors.join('\n')}`);
});
