/** Short messages at the edge of the screen. The library behind them loads with the first one. */
import { hidePlainMessage, showPlainMessage } from './plain-message.ts';

export interface Notice {
  /** A message takes the place of an earlier one of the same id. */
  id?: string;
  title: string;
  description: string;
  /** Something failed: shown in the warning colours. */
  destructive?: boolean;
  /** A question: the message stays until it is answered by this button or put off by the one beside it. */
  action?: { label: string; later: string; run: () => void };
}

/** Shows a notice; where the library cannot be loaded, plainly. */
export async function notify(notice: Notice): Promise<void> {
  try {
    const { showToast } = await import('./toaster.tsx');
    showToast(notice);
    hidePlainMessage();
  } catch {
    showPlainMessage(notice);
  }
}
