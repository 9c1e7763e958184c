/** Numbers, lists, dates and order as the language of the build writes them. */
import { LOCALE } from './messages/locale.ts';

const numbers = new Intl.NumberFormat(LOCALE);

/** `1,234` */
export const formatNumber = (value: number): string => numbers.format(value);

/** `A, B and C` */
export const formatList = (items: readonly string[]): string => new Intl.ListFormat(LOCALE).format(items);

/** `22 November`, as the options say. */
export const formatDate = (date: Date, options: Intl.DateTimeFormatOptions): string => date.toLocaleDateString(LOCALE, options);

/** Orders texts as a dictionary of the language does. */
export const compareAlphabetically = (one: string, other: string): number => one.localeCompare(other, LOCALE);
