import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setAwaitedPageSource } from './missing-chunk.ts';
import { lazyScreen } from './lazy-screen.ts';

const Screen = (): null => null;

type Load = () => Promise<{ default: typeof Screen }>;

describe('the lazy part of a route', () => {
  // As during the preloading of links: there is a router, and it is loading no page.
  beforeEach(() => setAwaitedPageSource(() => ({})));
  afterEach(() => setAwaitedPageSource(() => undefined));

  it('is at hand at the press once it was loaded ahead: its module is not asked for again', async () => {
    const load = vi.fn<Load>(async () => ({ default: Screen }));
    const lazy = lazyScreen(load);
    expect((await lazy()).Component).toBe(Screen);
    expect((await lazy()).Component).toBe(Screen);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('comes to a screen that can be tried again where its module does not come, and asks again the next time', async () => {
    const load = vi.fn<Load>(async () => ({ default: Screen })).mockRejectedValueOnce(new Error('no network'));
    const lazy = lazyScreen(load);
    expect((await lazy()).Component).not.toBe(Screen);
    expect((await lazy()).Component).toBe(Screen);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('comes to such a screen, and not to a blank page, where a module comes without a component', async () => {
    const load = vi.fn<Load>(async () => ({ default: Screen })).mockResolvedValueOnce({} as { default: typeof Screen });
    const { Component } = await lazyScreen(load)();
    expect(Component).toBeInstanceOf(Function);
    expect(Component).not.toBe(Screen);
  });

  it('fails while a page is being taken over, so that what is readable stays', async () => {
    setAwaitedPageSource(() => undefined);
    vi.stubGlobal('window', { location: { href: 'https://duas.example/prayer' } });
    const lazy = lazyScreen(async () => ({}) as { default: typeof Screen });
    await expect(lazy()).rejects.toThrow('This page could not be loaded.');
    vi.unstubAllGlobals();
  });
});
