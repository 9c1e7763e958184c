import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadedOrReload, PageNotLoadedError, setAwaitedPageSource } from './missing-chunk.ts';

const isReachable = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
const reloadPastCache = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('../platform/loading/reachable.ts', () => ({ isReachable }));
vi.mock('../platform/loading/reload.ts', () => ({ reloadPastCache }));

const HERE = 'https://duas.example/prayer';
const location = { href: HERE, assign: vi.fn<(address: string) => void>() };

beforeEach(() => {
  const session = new Map<string, string>();
  vi.stubGlobal('window', { location });
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => session.get(key) ?? null, setItem: session.set.bind(session) });
  setAwaitedPageSource(() => ({ address: HERE }));
  isReachable.mockResolvedValue(true);
  reloadPastCache.mockReset();
  location.assign.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

const load = (): Promise<never> => loadedOrReload(Promise.reject(new Error('gone')));

it('fails where the site does not answer', async () => {
  isReachable.mockResolvedValue(false);
  await expect(load()).rejects.toThrow(PageNotLoadedError);
  expect(reloadPastCache).not.toHaveBeenCalled();
});

it('fails, and does not wait for ever, where the site stops answering before the reload', async () => {
  // `reloadPastCache` returns only where the site does not answer.
  reloadPastCache.mockResolvedValue();
  await expect(load()).rejects.toThrow(PageNotLoadedError);
  expect(reloadPastCache).toHaveBeenCalledTimes(1);
});

it('loads another page as a whole document, at most once a minute', async () => {
  setAwaitedPageSource(() => ({ address: '/travel' }));
  void load();
  await vi.waitFor(() => expect(location.assign).toHaveBeenCalledWith('/travel'));
  await expect(load()).rejects.toThrow(PageNotLoadedError);
});
