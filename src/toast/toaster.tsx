/** The toaster has a root of its own outside the app, so that it costs nothing until the first message. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';
import type { Notice } from './notify.ts';
import styles from './toast.css?inline';

const DURATION_MS = 4000;
const VISIBLE = 3;

let mounted = false;

/**
 * A constructed style sheet is no inline style to the policy, and it keeps these rules out of the first load. The one inline
 * style that the policy allows is sonner's own (`tools/build/toast-style.ts`). */
function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function mount(): void {
  if (mounted) return;
  mounted = true;
  addStyles();
  const host = document.createElement('div');
  document.body.append(host);
  flushSync(() => {
    createRoot(host).render(
      <Toaster
        position="bottom-center"
        duration={DURATION_MS}
        visibleToasts={VISIBLE}
        containerAriaLabel="Messages"
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
}

/** Shows one message for four seconds, or a question until it is answered; at most three are visible at once. */
export function showToast({ title, description, destructive, action }: Notice): void {
  mount();
  if (action) {
    toast(title, {
      description,
      duration: Number.POSITIVE_INFINITY,
      action: { label: action.label, onClick: action.run },
      cancel: { label: action.later, onClick: () => undefined },
    });
  } else if (destructive) toast.error(title, { description });
  else toast(title, { description });
}
