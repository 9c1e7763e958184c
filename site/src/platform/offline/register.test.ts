import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubPage } from '../storage/stub-storage.ts';
import type { Notice } from '../toast/notice.ts';

const told = vi.hoisted(() => vi.fn<(notice: Notice) => Promise<void>>(() => Promise.resolve()));
vi.mock('../toast/notify.ts', () => ({ notify: told }));

/** A page under a worker. @returns puts another worker, or none, in its place */
async function controlledPage(): Promise<(controller: object | null) => void> {
  const { registerServiceWorker } = await import('./register.ts');
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null, active: {} });
  const controller: object | null = {};
  const serviceWorker = Object.assign(new EventTarget(), { controller, register: () => Promise.resolve(registration) });
  vi.stubGlobal('navigator', { serviceWorker });
  await registerServiceWorker();
  return (next) => {
    Object.assign(serviceWorker, { controller: next });
    serviceWorker.dispatchEvent(new Event('controllerchange'));
  };
}

beforeEach(() => {
  stubPage();
  told.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

it('a version that another tab has activated is offered', async () => {
  const become = await controlledPage();
  become({});
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ title: 'A new version is ready' }));
});

it('no update prompt after clearing site data, nor for the worker that is installed after that', async () => {
  const become = await controlledPage();
  become(null);
  become({});
  expect(told).not.toHaveBeenCalled();
});
