/** The duration of a message without a question, in milliseconds. */
export const TOAST_MS = 4000;
