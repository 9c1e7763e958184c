/** A booklet of what is not there. The pages of a booklet are measured, which is `site/test/browser/booklet.spec.ts`. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from './app.tsx';

test('an empty list says so and leads home; an unknown page says so', async () => {
  await openApp('/booklet');
  expect(await screen.findByText(/Nothing is saved yet/)).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Back to home' })).not.toBeNull();
  await openApp('/booklet?of=prayer/no-such-page');
  expect(await screen.findByText(/There is no such page/)).not.toBeNull();
});
