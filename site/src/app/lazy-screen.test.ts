import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setAwaitedPageSource } from './missing-chunk.ts';
import { lazyScreen } from './lazy-screen.ts';

const Screen = (): null => null;

type Load = () => Promise<{ default: typeof Screen }>;

describe('the lazy part of a route', () => {
  // As during the preloading of links: there is a router, and it is loading no page.
  beforeEach(() => setAwaitedPageSource(() => ({})));
  afterEach(() => setAwaitedPageSource(() => undefined));

  it('does not request its module again after it was preloaded', async () => {
    const load = vi.fn<Load>(async () => ({ default: Screen }));
    const lazy = lazyScreen(load);
    expect((await lazy()).Component).toBe(Screen);
    expect((await lazy()).Component).toBe(Screen);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('resolves to a retryable screen where its module fails to load, and requests the module again the next time', async () => {
    const load = vi.fn<Load>(async () => ({ default: Screen })).mockRejectedValueOnce(new Error('no network'));
    const lazy = lazyScreen(load);
    expect((await lazy()).Component).not.toBe(Screen);
    expect((await lazy()).Component).toBe(Screen);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('resolves to a retryable screen, and not to a blank page, where the module has no component', async () => {
    const load = vi.fn<Load>(async () => ({ default: Screen })).mockResolvedValueOnce({} as { default: typeof Screen });
    const { Component } = await lazyScreen(load)();
    expect(Component).toBeInstanceOf(Function);
    expect(Component).not.toBe(Screen);
  });

  it('rejects while there is no router, so that the page already shown stays', async () => {
    setAwaitedPageSource(() => undefined);
    vi.stubGlobal('window', { location: { href: 'https://duas.example/prayer' } });
    const lazy = lazyScreen(async () => ({}) as { default: typeof Screen });
    await expect(lazy()).rejects.toThrow('This page could not be loaded.');
    vi.unstubAllGlobals();
  });
});
