import { act, render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PREFERENCES_KEY } from '../../platform/storage/storage-keys.ts';
import { PreferencesButton } from './preferences-button.tsx';

test('a page with the preferences button applies preferences from an imported file, even where the page shows no text', async () => {
  const fontSize = (): string => document.documentElement.style.getPropertyValue('--translation-size');
  const change = (text: string): void => {
    localStorage.setItem(PREFERENCES_KEY, text);
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
  };
  render(<PreferencesButton />);
  change('{"englishSize":4}');
  await waitFor(() => expect(fontSize()).toBe('1.5'));
  change('{}');
  await waitFor(() => expect(fontSize()).toBe('1'));
});
