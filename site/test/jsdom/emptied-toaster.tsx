/** Stands in for sonner. Its toaster can be emptied at once: a dismissed message fades out for a time that no test waits for. */
import { act } from '@testing-library/react';
import { type ReactElement, useSyncExternalStore } from 'react';
import type * as Sonner from 'sonner';
import { vi } from 'vitest';

const sonner = await vi.importActual<typeof Sonner>('sonner');

export const { toast } = sonner;

let generation = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const Toaster = (props: Sonner.ToasterProps): ReactElement => (
  <sonner.Toaster key={useSyncExternalStore(subscribe, () => generation)} {...props} />
);

/** Takes all messages away, with those that are on their way. */
export function emptyToaster(): void {
  toast.dismiss();
  generation += 1;
  act(() => {
    for (const listener of listeners) listener();
  });
}
