/** The day that counts belong to: the date that the reader's own clock shows, as `2026-11-21`. */
export function today(now = new Date()): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
