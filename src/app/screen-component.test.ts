import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnceOnMissingChunk } from './missing-chunk.ts';
import { screenComponent } from './screen-component.ts';

const Screen = (): null => null;

type Load = () => Promise<{ default: typeof Screen }>;

describe('the lazy part of a route', () => {
  // As while links are loaded ahead: there is a router, and no page that it is on its way to.
  beforeEach(() => reloadOnceOnMissingChunk(() => ({})));
  afterEach(() => reloadOnceOnMissingChunk(() => undefined));

  it('is at hand at the press once it was loaded ahead: its module is not asked for again', async () => {
    const load = vi.fn<Load>(async () => ({ default: Screen }));
    const lazy = screenComponent(load);
    expect((await lazy()).Component).toBe(Screen);
    expect((await lazy()).Component).toBe(Screen);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('comes to a late screen where its module does not come, and asks again the next time', async () => {
    const load = vi.fn<Load>(async () => ({ default: Screen })).mockRejectedValueOnce(new Error('no network'));
    const lazy = screenComponent(load);
    expect((await lazy()).Component).not.toBe(Screen);
    expect((await lazy()).Component).toBe(Screen);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
