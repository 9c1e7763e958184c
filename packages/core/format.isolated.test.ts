import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOCALE } from './messages/locale.ts';

// Another test may have made the formatter already.
beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a number reads as the browser writes it, and for small ones no formatter is made', async () => {
  const expected = new Intl.NumberFormat(LOCALE);
  const made = vi.spyOn(Intl, 'NumberFormat').mockImplementation(function make() {
    return expected;
  });
  const { formatNumber, number } = await import('./format.ts');
  for (let value = 0; value < 1000; value++) expect(formatNumber(value)).toBe(expected.format(value));
  expect(number(LOCALE, 7, 2)).toBe('5');
  expect(made).not.toHaveBeenCalled();
  for (const value of [1000, 1234, 1_234_567, -3, 2.5]) expect(formatNumber(value)).toBe(expected.format(value));
  expect(made).toHaveBeenCalledOnce();
});
