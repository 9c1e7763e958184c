import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubPageEvents } from '../test/stub-storage.ts';
import type { Notice } from '../toast/notice.ts';

const told = vi.hoisted(() => vi.fn<(notice: Notice) => Promise<void>>(() => Promise.resolve()));
vi.mock('../toast/notify.ts', () => ({ notify: told }));

const worker = (scriptURL = 'https://duas.example/sw.js'): object => ({ scriptURL });

const refuse = (): never => {
  throw new DOMException('no', 'SecurityError');
};

/** A page under a worker. @returns a function that puts another worker, or none, in its place */
async function controlledPage(first: object | null = worker()): Promise<(controller: object | null) => void> {
  const { registerServiceWorker } = await import('./register.ts');
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null, active: {} });
  const controller: object | null = first;
  const serviceWorker = Object.assign(new EventTarget(), { controller, register: () => Promise.resolve(registration) });
  vi.stubGlobal('navigator', { serviceWorker });
  await registerServiceWorker();
  return (next) => {
    Object.assign(serviceWorker, { controller: next });
    serviceWorker.dispatchEvent(new Event('controllerchange'));
  };
}

beforeEach(() => {
  stubPageEvents();
  Object.assign(window, { location: new URL('https://duas.example/prayer') });
  told.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

it('a version that another tab has activated is offered', async () => {
  const become = await controlledPage();
  become(worker());
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ title: 'A new version is ready' }));
});

it('no update prompt after clearing site data, nor for the worker that is installed after that', async () => {
  const become = await controlledPage();
  become(null);
  become(worker());
  expect(told).not.toHaveBeenCalled();
});

it('after a failed first installation, a second registration is watched for updates as well', async () => {
  const { registerServiceWorker } = await import('./register.ts');
  const update = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const failed = Object.assign(new EventTarget(), { waiting: null, installing: null, active: null });
  const second = Object.assign(new EventTarget(), { waiting: null, installing: null as EventTarget | null, active: {}, update });
  const register = vi.fn<() => Promise<object>>().mockResolvedValueOnce(failed).mockResolvedValue(second);
  vi.stubGlobal('navigator', { serviceWorker: Object.assign(new EventTarget(), { controller: worker(), register }) });
  await registerServiceWorker();
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(2));
  const installing = Object.assign(new EventTarget(), { state: 'installed' });
  second.installing = installing;
  second.dispatchEvent(new Event('updatefound'));
  installing.dispatchEvent(new Event('statechange'));
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ title: 'A new version is ready' }));
});

it('the first worker of this language is no update where the worker of another language controlled the page', async () => {
  const become = await controlledPage(worker('https://duas.example/fr/sw.js'));
  become(worker());
  expect(told).not.toHaveBeenCalled();
});

it.each([
  ['there are no service workers', {}],
  ['they are refused', { serviceWorker: { register: () => Promise.reject(new DOMException('no', 'SecurityError')) } }],
  ['a browser throws at once', { serviceWorker: { register: () => refuse() } }],
])('where %s, the site works without a service worker, and no message appears', async (_what, navigator) => {
  const { registerServiceWorker } = await import('./register.ts');
  const said = vi.spyOn(console, 'error');
  vi.stubGlobal('navigator', navigator);
  await expect(registerServiceWorker()).resolves.toBeUndefined();
  expect(told).not.toHaveBeenCalled();
  expect(said).not.toHaveBeenCalled();
});
