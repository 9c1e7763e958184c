/** The check of a text. */
import { expect, type Page } from '@playwright/test';

/** A text of ours, without its vowels. */
export const KNOWN_TEXT = 'اللهم إني أسألك علما نافعا ورزقا طيبا وعملا متقبلا';

export const expectKnownTextVerdict = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'This is one of our texts' })).toBeVisible();
