/** What takes longer is said to be loading; what is quicker would only flicker. In milliseconds. */
export const SLOW_MS = 150;
