/** How long a message without a question stays, in milliseconds. */
export const DURATION_MS = 4000;
