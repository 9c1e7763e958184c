/** Share this app: the clipboard first, the device's own sheet second. */
import type { Notice } from '../../platform/toast/notice.ts';
import { notify } from '../../platform/toast/notify.ts';
import * as messages from '../../../../packages/core/messages/share.ts';

const PAYLOAD = { title: messages.sharedTitle, text: messages.invitation };

const COPIED: Notice = { title: messages.linkCopied, description: messages.linkCopiedDescription };
const SHARED: Notice = { title: messages.thanksForSharing, description: messages.sharedSuccessfully };
const FAILED: Notice = { title: messages.couldNotShare, description: messages.copyAddressInstead, destructive: true };

/** Result of the device's share sheet. */
export type Shared = 'shared' | 'cancelled' | 'failed';

/** The reader has closed the sheet; or it is open already, of the press before, and this press asks for nothing more. */
const ENDED_WELL: ReadonlySet<string> = new Set(['AbortError', 'InvalidStateError']);

/** Copies a text; false where the clipboard is absent, denied or throws. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Opens the device's share sheet. It is cancelled where the reader closes it or has one open, and fails where there is none or it is refused. */
export async function shareNatively(data: ShareData): Promise<Shared> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && ENDED_WELL.has(error.name) ? 'cancelled' : 'failed';
  }
}

/** Shares the address of the current page and says what came of it; who closes the sheet knows it already. */
export async function shareApp(): Promise<void> {
  const url = window.location.href;
  if (await copyText(url)) return notify(COPIED);
  const outcome = await shareNatively({ url, ...PAYLOAD });
  return outcome === 'cancelled' ? undefined : notify(outcome === 'shared' ? SHARED : FAILED);
}
