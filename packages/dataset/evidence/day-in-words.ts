const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** `2026-11-22` as `22 November 2026`: the same whatever the language of the computer. */
export function dayInWords(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}
