/** Short messages at the edge of the screen. The library behind them loads with the first one. */
import type { Notice } from './notice.ts';
import { hideFallbackMessage, showFallbackMessage } from './fallback-message.ts';

/** Shows a notice as a toast, or as a plain message where the toast library cannot be loaded. */
export async function notify(notice: Notice): Promise<void> {
  try {
    const { showToast } = await import('./toaster.tsx');
    await showToast(notice);
    hideFallbackMessage();
  } catch {
    showFallbackMessage(notice);
  }
}

/** Takes a notice away. @param id of the notice */
export async function withdraw(id: string): Promise<void> {
  hideFallbackMessage(id);
  try {
    const { dismissToast } = await import('./toaster.tsx');
    await dismissToast(id);
  } catch {
    // Where the library is missing, no notice stands in it.
  }
}
