/** "Share this app": the clipboard, else the share sheet of the device, else a word to the reader. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { waitForToastDescription, toastTitles, openApp, press } from './app.tsx';

type Clipboard = 'works' | 'denied' | 'absent';
type Sheet = 'works' | 'refused' | 'cancelled' | 'absent';

const refusal = (name: string) => () => Promise.reject(new DOMException('', name));

interface Seen {
  copied: string[];
  shared: ShareData[];
  asked: number;
}

/** Gives the page a clipboard and a share sheet that work, refuse or are absent. */
function device(clipboard: Clipboard, sheet: Sheet): Seen {
  const seen: Seen = { copied: [], shared: [], asked: 0 };
  const writeText = clipboard === 'denied' ? refusal('NotAllowedError') : async (text: string) => void seen.copied.push(text);
  const answers = {
    works: async (data: ShareData) => void seen.shared.push(data),
    refused: refusal('NotAllowedError'),
    cancelled: refusal('AbortError'),
  };
  const share = (data: ShareData): Promise<void> => {
    seen.asked++;
    return answers[sheet === 'absent' ? 'refused' : sheet](data);
  };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard === 'absent' ? undefined : { writeText }, configurable: true });
  Object.defineProperty(navigator, 'share', { value: sheet === 'absent' ? undefined : share, configurable: true });
  return seen;
}

async function shareApp(): Promise<void> {
  press(screen.getByRole('button', { name: 'Open menu' }));
  press(await screen.findByRole('button', { name: 'Share this app' }));
}

afterEach(() => {
  for (const name of ['clipboard', 'share']) Reflect.deleteProperty(navigator, name);
});

test('copies the address of the page', async () => {
  await openApp('/');
  const seen = device('works', 'works');
  await shareApp();
  expect(await waitForToastDescription('Link copied!')).toBe('You can now share it with others');
  expect(seen).toMatchObject({ copied: [window.location.href], shared: [] });
});

test.each(['denied', 'absent'] as const)('with the clipboard %s, the device shares', async (clipboard) => {
  await openApp('/');
  const seen = device(clipboard, 'works');
  await shareApp();
  expect(await waitForToastDescription('Thanks for sharing!')).toBe('Successfully shared the app');
  expect(seen).toMatchObject({
    copied: [],
    shared: [{ url: window.location.href, title: 'Islamic App', text: 'Check out this Islamic app!' }],
  });
});

test.each(['refused', 'absent'] as const)('with no clipboard and sharing %s, the reader is told', async (sheet) => {
  await openApp('/');
  device('denied', sheet);
  await shareApp();
  expect(await waitForToastDescription('Could not share')).toBe('Please try copying the URL manually');
});

test('no toast follows a share sheet that the reader closes', async () => {
  await openApp('/');
  const seen = device('denied', 'cancelled');
  const said: string[] = [];
  const watch = new MutationObserver(() => said.push(...toastTitles()));
  watch.observe(document.body, { childList: true, subtree: true });
  await shareApp();
  await waitFor(() => expect(seen.asked).toBe(1));
  // A second attempt shows its message; it must be the only one, so the first attempt showed none.
  device('denied', 'works');
  await shareApp();
  await waitForToastDescription('Thanks for sharing!');
  watch.disconnect();
  expect([...new Set(said)]).toEqual(['Thanks for sharing!']);
});
