import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { updateHistoryEntryByKey } from './history-entries.ts';
import { useGoBackTo } from './use-go-back-to.ts';

/** A screen that stands for several entries of the history, as that of learning does. */
function Screen(): ReactElement {
  return (
    <button type="button" onClick={useGoBackTo('/learn')}>
      Back
    </button>
  );
}

test('the back button works again after the reader returns to the page through the history', async () => {
  const router = createMemoryRouter([{ path: '*', Component: Screen }], { initialEntries: ['/learn', '/learn?session'] });
  updateHistoryEntryByKey(router.state.location.key, { before: { address: '/learn', steps: 1 } });
  render(<RouterProvider router={router} useTransitions={false} />);
  const leaveSession = async (): Promise<void> => {
    expect(router.state.location.search).toBe('?session');
    act(() => screen.getByRole('button').click());
    await waitFor(() => expect(router.state.location.search).toBe(''));
  };
  await leaveSession();
  await act(() => router.navigate(1));
  await leaveSession();
});
