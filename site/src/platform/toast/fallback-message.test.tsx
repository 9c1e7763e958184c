import { afterEach, expect, test, vi } from 'vitest';
import * as commonMessages from '../../../../packages/core/messages/common.ts';
import { hideFallbackMessage, showFallbackMessage } from './fallback-message.ts';

const said = (): string | null | undefined => document.querySelector('[role="alert"]')?.textContent;

// Other tests of the same document look for their own alert.
afterEach(() => document.querySelector('[role="alert"]')?.remove());

test('title and description stand as two sentences of the language, and a title alone without a stop', () => {
  vi.spyOn(commonMessages as { betweenSentences: string }, 'betweenSentences', 'get').mockReturnValue('۔ ');
  showFallbackMessage({ title: 'One', description: 'Two' });
  expect(said()).toBe('One۔ Two');
  showFallbackMessage({ title: 'One', description: '' });
  expect(said()).toBe('One');
  hideFallbackMessage();
  expect(said()).toBe('');
});

test.each(['Link copied!', 'Is it?', 'یہ محفوظ ہے۔'])('a title that ends a sentence itself gets no second stop: %s', (title) => {
  showFallbackMessage({ title, description: 'You can share it' });
  expect(said()).toBe(`${title} You can share it`);
});

test('a notice that is withdrawn takes no other one away', () => {
  showFallbackMessage({ id: 'menu', title: 'Menu', description: '' });
  showFallbackMessage({ id: 'undo', title: 'Undo', description: '' });
  hideFallbackMessage('menu');
  expect(said()).toBe('Undo');
  hideFallbackMessage('undo');
  expect(said()).toBe('');
});
