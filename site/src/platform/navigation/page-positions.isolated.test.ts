// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createBrowserRouter } from 'react-router';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('scrollTo', () => undefined);
  return () => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  };
});

it.each(['/', '/fr/'])(
  'below %s, the way back counts an own list as a page, and the view of one dua at a time as part of its page',
  async (base) => {
    vi.stubEnv('BASE_URL', base);
    const { initializeHistoryEntries, rememberPagePositions } = await import('./page-positions.ts');
    const { previousPage } = await import('./previous-page.ts');
    window.history.replaceState(null, '', `${base}lists`);
    initializeHistoryEntries();
    const router = createBrowserRouter([{ path: '*', element: null }], { basename: base });
    rememberPagePositions(router);
    const before = (): object | undefined => previousPage(router.state.location.key);

    await router.navigate('/lists?list=one');
    expect(before()).toMatchObject({ address: '/lists', steps: 1 });
    await router.navigate('/lists?list=one&one=');
    expect(before()).toMatchObject({ address: '/lists', steps: 2 });
    await router.navigate('/prayer');
    await router.navigate('/prayer?any=query');
    expect(before()).toMatchObject({ address: '/lists?list=one&one=', steps: 2 });
    router.dispose();
  },
);
