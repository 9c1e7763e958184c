/** Lengths of time in milliseconds. */
export const MINUTE_MS = 60_000;
/** 24 hours. A day of the calendar is an hour shorter or longer where summer time begins or ends. */
export const DAY_MS = 86_400_000;
