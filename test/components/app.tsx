/** The whole app in jsdom: all that a browser is not needed for is tested by it, with the real texts. */
import { render, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { routes } from '../../src/app/routes.tsx';
import { followHistory } from '../../src/navigation/follow-history.ts';

/** The heading of the page that is shown. */
export const heading = (): string | null | undefined => document.querySelector('h1')?.textContent;

/** Opens the app at an address, as a visit of its own in the same tab. @returns the hand that presses */
export async function openApp(address: string): Promise<UserEvent> {
  window.history.pushState(null, '', address);
  const router = createBrowserRouter(routes);
  followHistory(router);
  const { unmount } = render(<RouterProvider router={router} useTransitions={false} />);
  onTestFinished(() => {
    unmount();
    router.dispose();
  });
  await waitFor(() => {
    if (!heading()) throw new Error(`${address} has not come`);
  });
  return userEvent.setup();
}
