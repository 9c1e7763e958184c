/** Back and forward while the app takes over a page. Chromium calls listeners of the window in another order than the standard, which jsdom follows. */
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { holdHistoryTraversals } from '../../src/app/hold-history-traversals.ts';

const { dataset } = document.documentElement;
const listener = vi.fn<() => void>();
const goBack = (): void => void window.dispatchEvent(new PopStateEvent('popstate'));

afterEach(() => {
  window.removeEventListener('popstate', listener);
  listener.mockClear();
  delete dataset['ready'];
  delete dataset['static'];
});

test.each(['ready', 'static'])(
  'held popstate events arrive as one event when the page is marked "%s"; later events are not held',
  async (mark) => {
    window.addEventListener('popstate', listener);
    holdHistoryTraversals();
    goBack();
    goBack();
    expect(listener).not.toHaveBeenCalled();
    dataset[mark] = '';
    await waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
    goBack();
    expect(listener).toHaveBeenCalledTimes(2);
  },
);
