/** The date on the reader's clock, as `2026-11-21`. Counts go by `countingDay`. */
export function today(now = new Date()): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
