import { describe, expect, it, vi } from 'vitest';
import { resource } from './resource.ts';

describe('a resource', () => {
  it('is loaded once, however many ask, and kept', async () => {
    const load = vi.fn<() => Promise<string>>(async () => 'text');
    const { load: get, state } = resource(load);
    expect(state()).toEqual({ status: 'idle' });
    const first = get();
    expect(state()).toEqual({ status: 'loading' });
    expect(await Promise.all([first, get()])).toEqual(['text', 'text']);
    expect(await get()).toBe('text');
    expect(state()).toEqual({ status: 'ready', value: 'text' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded again after a failure, which is another error each time', async () => {
    const same = new Error('what a browser remembers of a module');
    const load = vi
      .fn<() => Promise<string>>(async () => 'text')
      .mockRejectedValueOnce(same)
      .mockRejectedValueOnce(same);
    const { load: get, state } = resource(load);
    const failure = (): Promise<unknown> => get().catch((error: unknown) => error);
    const first = await failure();
    expect(state()).toEqual({ status: 'failed' });
    const second = await failure();
    expect(first).toMatchObject({ cause: same });
    expect(second).toMatchObject({ cause: same });
    expect(second).not.toBe(first);
    expect(await get()).toBe('text');
  });

  it('fails if its loader gives no value', async () => {
    const { load: get, state } = resource(async () => undefined);
    await expect(get()).rejects.toThrow('could not be loaded');
    expect(state()).toEqual({ status: 'failed' });
  });

  it('notifies its subscribers of every change of state', async () => {
    const { load: get, state, subscribe } = resource(async () => 1);
    const told: string[] = [];
    const stop = subscribe(() => told.push(state().status));
    await get();
    expect(told).toEqual(['loading', 'ready']);
    stop();
  });
});
