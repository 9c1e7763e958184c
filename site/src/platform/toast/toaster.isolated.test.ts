// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { dismissToast, showToast } from './toaster.tsx';

// jsdom does not support constructed style sheets.
vi.mock('../add-styles.ts', () => ({ addStyles: () => undefined }));

const isShown = (title: string): boolean => document.querySelector('section[aria-live]')?.textContent.includes(title) ?? false;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

it('the region of the messages stands empty on the page before the first one comes into it', async () => {
  const first = showToast({ title: 'First', description: '' });
  const second = showToast({ id: 'answered', title: 'Second', description: '' });
  const answered = dismissToast('answered');
  await wait(20);
  expect(document.querySelector('section[aria-live]')?.childElementCount).toBe(0);
  await Promise.all([first, second, answered]);
  await vi.waitFor(() => expect(isShown('First')).toBe(true));
  await vi.waitFor(() => expect(isShown('Second')).toBe(false));
});
