/** The duration of a message without a question, in milliseconds. */
export const DURATION_MS = 4000;
