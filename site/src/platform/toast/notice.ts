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
  /** The question is hidden while the tasbih counter is shown, which needs the whole window (`toast.css`). */
  canWait?: boolean;
}
