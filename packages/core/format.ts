/** Numbers, lists, dates and order as the language of the build writes them. */
import { HAS_WESTERN_DIGITS, LOCALE } from './messages/locale.ts';

/** From here on digits are grouped. */
const GROUPED = 1000;

let numbers: Intl.NumberFormat | undefined;

/**
 * `7`, `1,234`. A number below a thousand is its digits: the browser's own formatter takes a slow phone up to 200 ms when it is first
 * wanted, which was in the middle of a tap on a menu.
 */
export function formatNumber(value: number): string {
  if (HAS_WESTERN_DIGITS && Number.isInteger(value) && value >= 0 && value < GROUPED) return String(value);
  numbers ??= new Intl.NumberFormat(LOCALE);
  return numbers.format(value);
}

/** A number in a compiled message, in place of the one of the messages' library. The messages are all of one locale. */
export const number = (_locale: string, value: number, offset: number): string => formatNumber(value - offset);

/** `A, B and C` */
export const formatList = (items: readonly string[]): string => new Intl.ListFormat(LOCALE).format(items);

/** `22 November`, as the options say. */
export const formatDate = (date: Date, options: Intl.DateTimeFormatOptions): string => date.toLocaleDateString(LOCALE, options);

/** Orders texts as a dictionary of the language does. */
export const compareAlphabetically = (one: string, other: string): number => one.localeCompare(other, LOCALE);
