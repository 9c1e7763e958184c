/** Share this app: the clipboard first, the device's own sheet second. */
import { notify, type Notice } from '../toast/notify.ts';

const PAYLOAD = { title: 'Islamic App', text: 'Check out this Islamic app!' };

const COPIED: Notice = { title: 'Link copied!', description: 'You can now share it with others' };
const SHARED: Notice = { title: 'Thanks for sharing!', description: 'Successfully shared the app' };
const FAILED: Notice = { title: 'Could not share', description: 'Please try copying the URL manually', destructive: true };

/** Copies a text; false where the clipboard is absent, denied or throws. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Opens the device's share sheet; false where there is none, or it is refused or closed. */
export async function shareNatively(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch {
    return false;
  }
}

/** Shares the address of the current page and says what came of it. */
export async function shareApp(): Promise<void> {
  const url = window.location.href;
  if (await copyText(url)) return notify(COPIED);
  return notify((await shareNatively({ url, ...PAYLOAD })) ? SHARED : FAILED);
}
