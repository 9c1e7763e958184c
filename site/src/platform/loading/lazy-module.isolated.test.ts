import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyModule } from './lazy-module.ts';
import { showLoadFailure } from './load-failure.ts';
import { reloadPastCache } from './reload.ts';

vi.mock('./load-failure.ts', () => ({ showLoadFailure: vi.fn<typeof showLoadFailure>() }));
vi.mock('./reload.ts', () => ({ reloadPastCache: vi.fn<typeof reloadPastCache>() }));

const told = vi.mocked(showLoadFailure);
const reloaded = vi.mocked(reloadPastCache);

beforeEach(() => {
  told.mockReset();
  reloaded.mockReset();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const open = vi.fn<() => void>();
type Menu = { default: typeof open };
const EMPTY = {} as Menu;

/** Waits until everything that was begun has ended. */
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

test('an export is loaded and used', async () => {
  const menu = lazyModule('The menu', async () => ({ default: open }), 'default');
  const act = vi.fn<() => void>();
  menu.use(act);
  await settled();
  expect(act).toHaveBeenCalledWith(open);
  expect(told).not.toHaveBeenCalled();
});

test('a module without the export is a failure, which is reported once for all waiting uses', async () => {
  const menu = lazyModule('The menu', vi.fn<() => Promise<Menu>>(async () => ({ default: open })).mockResolvedValueOnce(EMPTY), 'default');
  const act = vi.fn<() => void>();
  menu.use(act);
  menu.use(act);
  await settled();
  expect(told).toHaveBeenCalledTimes(1);
  expect(told).toHaveBeenCalledWith('The menu', expect.any(Function));
  expect(act).not.toHaveBeenCalled();

  const [, again] = told.mock.calls[0] ?? [];
  again?.();
  await settled();
  expect(act).toHaveBeenCalledTimes(1);
  expect(reloaded).not.toHaveBeenCalled();
});

test('an error of the action that uses the export is reported as well', async () => {
  const menu = lazyModule('The menu', async () => ({ default: open }), 'default');
  menu.use(async () => {
    await Promise.resolve();
    throw new Error('a chunk that it needs is missing');
  });
  await settled();
  expect(told).toHaveBeenCalledTimes(1);
});

test('a second failure reloads the page, and is reported again where the site does not answer', async () => {
  const menu = lazyModule('The menu', async () => EMPTY, 'default');
  menu.use(open);
  await settled();
  told.mock.calls[0]?.[1]();
  await settled();
  expect(reloaded).toHaveBeenCalledTimes(1);
  expect(told).toHaveBeenCalledTimes(2);
  // Whoever puts the message away and presses once more is told once more.
  menu.use(open);
  await settled();
  expect(told).toHaveBeenCalledTimes(3);
});

test('retry() loads the missing module or reloads the page, and shows no message', async () => {
  const menu = lazyModule(
    'The menu',
    vi
      .fn<() => Promise<Menu>>(async () => EMPTY)
      .mockResolvedValueOnce(EMPTY)
      .mockResolvedValueOnce({ default: open }),
    'default',
  );
  await expect(menu.load()).rejects.toThrow('could not be loaded');
  menu.retry();
  await settled();
  expect(menu.state()).toEqual({ status: 'ready', value: open });
  expect(reloaded).not.toHaveBeenCalled();

  const gone = lazyModule('The menu', async () => EMPTY, 'default');
  gone.retry();
  await settled();
  expect(reloaded).toHaveBeenCalledTimes(1);
  expect(told).not.toHaveBeenCalled();
});

test('a dropped use neither runs nor reports a failure, and its earlier message is removed', async () => {
  const hide = vi.fn<() => void>();
  told.mockReturnValue(hide);
  const load = vi.fn<() => Promise<Menu>>(async () => EMPTY);
  const menu = lazyModule('The menu', load, 'default');
  const act = vi.fn<() => void>();
  const drop = menu.use(act);
  await settled();
  expect(hide).not.toHaveBeenCalled();
  drop();
  expect(hide).toHaveBeenCalledTimes(1);
  menu.use(act)();
  await settled();
  expect(told).toHaveBeenCalledTimes(1);

  load.mockResolvedValue({ default: open });
  menu.use(act)();
  await settled();
  expect([menu.state().status, act.mock.calls]).toEqual(['ready', []]);
});
