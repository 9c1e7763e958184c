import { formatDate } from '../../core/format.ts';

/** `2026-11-22` as the language of the build writes it, `22 November 2026`: the same wherever the computer stands. */
export const dayInWords = (date: string): string =>
  formatDate(new Date(`${date}T00:00:00Z`), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
