/** Numbers, lists, dates and order as the language of the build writes them. */
import { HAS_WESTERN_DIGITS, LOCALE } from './messages/locale.ts';

/** From this number on, digits are grouped: 1,234. */
const MIN_GROUPED_NUMBER = 1000;

let numberFormatter: Intl.NumberFormat | undefined;

/**
 * `7`, `1,234`. A number below a thousand is written without a formatter: on a slow phone the browser's own takes up to
 * 200 ms at its first call, which delayed the first tap on a menu.
 */
export function formatNumber(value: number): string {
  if (HAS_WESTERN_DIGITS && Number.isInteger(value) && value >= 0 && value < MIN_GROUPED_NUMBER) return String(value);
  numberFormatter ??= new Intl.NumberFormat(LOCALE);
  return numberFormatter.format(value);
}

/** Writes a number in compiled messages, which import it under this name. All messages are of one locale. */
export const number = (_locale: string, value: number, offset: number): string => formatNumber(value - offset);

/** `A, B and C` */
export const formatList = (items: readonly string[]): string => new Intl.ListFormat(LOCALE).format(items);

/** `22 November`, as the options say. */
export const formatDate = (date: Date, options: Intl.DateTimeFormatOptions): string => date.toLocaleDateString(LOCALE, options);

/** Orders texts as a dictionary of the language does. */
export const compareAlphabetically = (one: string, other: string): number => one.localeCompare(other, LOCALE);
