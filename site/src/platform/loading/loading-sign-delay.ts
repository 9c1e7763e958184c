/** The delay before "Loading..." is shown, in milliseconds; for faster loads it would only flicker. */
export const LOADING_SIGN_DELAY_MS = 150;
