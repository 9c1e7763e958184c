import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubPageEvents, type StubbedPageEvents } from '../../platform/test/stub-storage.ts';
import { keepScreenAwake } from './keep-awake.ts';

class Lock {
  released = false;
  release(): Promise<void> {
    this.released = true;
    return Promise.resolve();
  }
}

let page: StubbedPageEvents;
let locks: Lock[];
const held = (): number => locks.filter(({ released }) => !released).length;
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

function stubWakeLock(request: () => Promise<Lock>): void {
  vi.stubGlobal('navigator', { wakeLock: { request } });
}

beforeEach(() => {
  page = stubPageEvents();
  locks = [];
  stubWakeLock(() => {
    const lock = new Lock();
    locks.push(lock);
    return Promise.resolve(lock);
  });
});
afterEach(() => vi.unstubAllGlobals());

it('holds a wake lock from the start to the stop', async () => {
  const stop = keepScreenAwake();
  await settled();
  expect(held()).toBe(1);
  stop();
  await settled();
  expect(held()).toBe(0);
  page.becomeVisible();
  await settled();
  expect(locks).toHaveLength(1);
});

it('requests a new wake lock when the page becomes visible, and never holds two', async () => {
  const stop = keepScreenAwake();
  page.becomeVisible();
  await settled();
  page.becomeVisible();
  await settled();
  expect(locks).toHaveLength(1);
  // The browser lets go of it while the page is out of sight.
  if (locks[0]) locks[0].released = true;
  page.becomeVisible();
  await settled();
  expect(held()).toBe(1);
  stop();
});

it('releases a wake lock that is granted after the stop', async () => {
  keepScreenAwake()();
  await settled();
  expect(held()).toBe(0);
});

it('requests again after a refusal, and does nothing where the browser has no wake lock', async () => {
  const request = vi.fn<() => Promise<Lock>>(() => Promise.reject(new DOMException('low battery', 'NotAllowedError')));
  stubWakeLock(request);
  const stop = keepScreenAwake();
  await settled();
  page.becomeVisible();
  await settled();
  expect(request).toHaveBeenCalledTimes(2);
  stop();
  vi.stubGlobal('navigator', {});
  expect(keepScreenAwake()).not.toThrow();
});
