/** A short message for the reader. */
export interface Notice {
  /** A message takes the place of an earlier one of the same id. */
  id?: string;
  title: string;
  description: string;
  /** Something failed: shown in the warning colours. */
  destructive?: boolean;
  /** Makes the message a question: it stays until the reader presses this button or "later". */
  action?: { label: string; later: string; run: () => void };
  /** Hides the question while a dialog fills the window, and shows it again after it. */
  canWait?: boolean;
}
