/** A short message for the reader. */
export interface Notice {
  /** A message takes the place of an earlier one of the same id. */
  id?: string;
  title: string;
  description: string;
  /** Something failed: shown in the warning colours. */
  destructive?: boolean;
  /** A question: the message stays until it is answered by this button or put off by the one beside it. */
  action?: { label: string; later: string; run: () => void };
  /** A question that may wait: it is hidden while a screen that fills the window is open, and shown again after it. */
  canWait?: boolean;
}
