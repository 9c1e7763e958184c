/** The delay before "Loading..." is shown, in milliseconds; for faster loads it would only flicker. */
export const SLOW_MS = 150;
