/** Short messages at the edge of the screen. The library behind them loads with the first one. */

export interface Notice {
  title: string;
  description: string;
  /** Something failed: shown in the warning colours. */
  destructive?: boolean;
  /** A question: the message stays until it is answered by this button or put off by the one beside it. */
  action?: { label: string; later: string; run: () => void };
}

/** Shows a notice; where the library cannot be loaded the notice is dropped, as the action itself is done. */
export async function notify(notice: Notice): Promise<void> {
  try {
    const { showToast } = await import('./toaster.tsx');
    showToast(notice);
  } catch {
    // Offline before the first toast was ever loaded: the action stands without its message.
  }
}
