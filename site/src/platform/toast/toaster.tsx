/** Shows toasts, in a React root of their own: they cost nothing until the first message. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';
import { addStyles } from '../add-styles.ts';
import { TOAST_MS } from './toast-duration.ts';
import type { Notice } from './notice.ts';
import styles from './toast.css?inline';
import * as messages from '../../../../packages/core/messages/toast.ts';

const MAX_VISIBLE_TOASTS = 3;

/** How long the region of the messages stands empty before the first: screen readers announce what comes into a region that they know. */
const EMPTY_REGION_MS = 100;

/** Puts the region of the messages on the page. Resolves once screen readers know it. */
function mount(): Promise<void> {
  // The one inline style that the policy allows is sonner's own (`site/build/toast-style.ts`).
  addStyles(styles);
  const host = document.createElement('div');
  document.body.append(host);
  flushSync(() => {
    createRoot(host).render(
      <Toaster
        position="bottom-center"
        duration={TOAST_MS}
        visibleToasts={MAX_VISIBLE_TOASTS}
        containerAriaLabel={messages.messages}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast: 'toast',
            title: 'toast-title',
            description: 'toast-description',
            error: 'toast-destructive',
            actionButton: 'toast-action',
            cancelButton: 'toast-cancel',
          },
        }}
      />,
    );
  });
  return new Promise((resolve) => setTimeout(resolve, EMPTY_REGION_MS));
}

let mounted: Promise<void> | undefined;

/**
 * The library's ids of shown toasts, by notice id. A notice gets a new one each time, as the library loses a toast with the id
 * of one that is still fading out.
 */
const toastIdByNoticeId = new Map<string, string | number>();

function createToast({ title, description, destructive, action, canWait }: Notice): string | number {
  const toastOf = destructive ? toast.error : toast;
  if (!action) return toastOf(title, { description, className: destructive ? '' : 'toast-passing' });
  return toastOf(title, {
    description,
    className: canWait ? 'toast-can-wait' : '',
    duration: Number.POSITIVE_INFINITY,
    action: { label: action.label, onClick: action.run },
    cancel: { label: action.later, onClick: () => undefined },
  });
}

/** Takes a message away, if it is shown. @param id of the notice */
export async function dismissToast(id: string): Promise<void> {
  await mounted;
  const shown = toastIdByNoticeId.get(id);
  if (shown !== undefined) toast.dismiss(shown);
}

/** Shows one message for four seconds, or a question until it is answered; at most three are visible at once. */
export async function showToast(notice: Notice): Promise<void> {
  await (mounted ??= mount());
  const { id } = notice;
  const before = id === undefined ? undefined : toastIdByNoticeId.get(id);
  if (before !== undefined) toast.dismiss(before);
  const shown = createToast(notice);
  if (id !== undefined) toastIdByNoticeId.set(id, shown);
}
