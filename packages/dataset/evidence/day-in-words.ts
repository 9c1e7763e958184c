import { formatDate } from '../../core/format.ts';

/** `2026-11-22` in the language of the build: `22 November 2026`, whatever the time zone of the computer. */
export const dayInWords = (date: string): string =>
  formatDate(new Date(`${date}T00:00:00Z`), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
