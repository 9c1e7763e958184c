import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { LearnAllButton } from './learn-all-button.tsx';
import { RootCourseSection } from './root-overview.tsx';

const cards = ['send-us-rain', 'dua-for-rain'].map((id) => ({
  card: { permanentId: `daily-life/rain#${id}`, id, kind: undefined },
  path: '/daily-life/rain',
}));

test.each([
  { label: 'Learn this page', page: <LearnAllButton label="Learn this page" cards={cards} /> },
  { label: 'Learn 5 new roots', page: <RootCourseSection /> },
])(
  '$label, pressed just before the reader leaves the page, neither navigates nor starts learning once its code has loaded',
  async ({ label, page }) => {
    const router = createMemoryRouter(
      [
        { path: '/', element: page },
        { path: '*', element: null },
      ],
      { initialEntries: ['/'] },
    );
    const { unmount } = render(<RouterProvider router={router} useTransitions={false} />);
    act(() => screen.getByRole('button', { name: label }).click());
    // Without waiting: other test files may already have loaded what the button loads.
    unmount();
    await act(() => vi.dynamicImportSettled());
    // What was loaded is used in a later turn.
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve)));
    expect([router.state.location.pathname, { ...localStorage }]).toEqual(['/', {}]);
  },
);
