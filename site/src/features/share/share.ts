/** Copies and shares; "Share this app" tries the clipboard first, then the device's share sheet. */
import type { Notice } from '../../platform/toast/notice.ts';
import { notify } from '../../platform/toast/notify.ts';
import * as messages from '../../../../packages/core/messages/share.ts';

const SHARED_INVITATION = { title: messages.sharedTitle, text: messages.invitation };

const COPIED: Notice = { title: messages.linkCopied, description: messages.linkCopiedDescription };
const SHARED: Notice = { title: messages.thanksForSharing, description: messages.sharedSuccessfully };
const FAILED: Notice = { title: messages.couldNotShare, description: messages.copyAddressInstead, destructive: true };

/** Result of the device's share sheet. */
export type ShareOutcome = 'shared' | 'cancelled' | 'failed';

/** Errors that are no failure: the reader closed the share sheet, or it is still open from an earlier press. */
const CANCEL_ERROR_NAMES: ReadonlySet<string> = new Set(['AbortError', 'InvalidStateError']);

/** Copies a text; false where the clipboard is absent, denied or throws. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Opens the device's share sheet. `cancelled`: closed, or open already; `failed`: missing, or refused by the browser.
 */
export async function shareNatively(data: ShareData): Promise<ShareOutcome> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && CANCEL_ERROR_NAMES.has(error.name) ? 'cancelled' : 'failed';
  }
}

/** Copies the current address, or shares it where that fails. Shows the outcome unless the reader closed the share sheet. */
export async function copyOrShareCurrentAddress(): Promise<void> {
  const url = window.location.href;
  if (await copyText(url)) return notify(COPIED);
  const outcome = await shareNatively({ url, ...SHARED_INVITATION });
  return outcome === 'cancelled' ? undefined : notify(outcome === 'shared' ? SHARED : FAILED);
}
