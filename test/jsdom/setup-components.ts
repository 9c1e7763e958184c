/** Runs before each file of component tests. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// Nothing here measures time; a machine that does other work as well may take its time.
configure({ asyncUtilTimeout: 20_000 });

/** jsdom does not know this element yet, and React says so. */
const UNKNOWN_ELEMENT = 'The tag <%s> is unrecognized in this browser';

let errors: string[] = [];

beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    if (!String(said[0]).startsWith(UNKNOWN_ELEMENT)) errors.push(said.map(String).join(' '));
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  if (errors.length > 0) throw new Error(`errors in the console:\n${errors.join('\n')}`);
});
