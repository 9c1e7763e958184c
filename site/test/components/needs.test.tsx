/** What serves the same need. Places on the page of needs are `site/test/browser/places.spec.ts`. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, press } from './app.tsx';

test('a page ends with others that serve the same need', async () => {
  await openApp('/morning-evening/during-fear');
  const others = screen.getByRole('navigation', { name: 'Also for this' });
  press(within(others).getByRole('link', { name: /After a Good or a Bad Dream/ }));
  await waitFor(() => expect(window.location.pathname).toBe('/daily-life/dreams'));
});
