/**
 * Installs the service worker, which makes every page work without a network, and offers a new version once it is ready.
 * Nothing is forced: the open page stays as it is until its reader says so. Without service workers, or where one cannot be
 * installed (a full disk, a private window), the site is a plain website.
 */
import { notify } from '../toast/notify.ts';
import * as messages from '../../../../packages/core/messages/offline.ts';

/** The one Trusted Types policy that `site/build/policy.ts` allows. */
const POLICY = 'misbaha';
const UPDATE_CHECK_MS = 3_600_000;

const { BASE_URL } = import.meta.env;

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL: (url: string) => string };
}

/** The worker's address as the page's policy wants it: it lets this one address through and nothing else. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return address;
  const createScriptURL = (url: string): string => {
    if (url !== address) throw new TypeError(`${url} is not the service worker`);
    return url;
  };
  return trustedTypes.createPolicy(POLICY, { createScriptURL }).createScriptURL(address);
}

/** The worker that this page's own language is controlled by; none while that of another language is, on a first visit. */
function ownController(): ServiceWorker | null {
  const { controller } = navigator.serviceWorker;
  return controller?.scriptURL === new URL(`${BASE_URL}sw.js`, window.location.href).href ? controller : null;
}

/** A worker takes a moment to activate; after this the page reloads in any case. */
const ACTIVATION_MS = 3000;

/** Activates the waiting version, and reloads once none waits: another tab may have activated it, or a newer one come. */
function activateWaiting(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  if (!waiting) {
    window.location.reload();
    return;
  }
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated' || waiting.state === 'redundant') activateWaiting(registration);
  });
  waiting.postMessage({ type: 'SKIP_WAITING' });
  setTimeout(() => window.location.reload(), ACTIVATION_MS);
}

/** One prompt at a time, whatever number of versions come; accepting it activates the newest. */
const offer = (registration: ServiceWorkerRegistration): Promise<void> =>
  notify({
    id: 'new-version',
    canWait: true,
    title: messages.newVersionReady,
    description: messages.opensOnReload,
    action: { label: messages.reload, later: messages.later, run: () => activateWaiting(registration) },
  });

/** Offers the version that an installation brings, unless it is the very first. */
function watch(registration: ServiceWorkerRegistration): void {
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && ownController()) void offer(registration);
  });
}

/** A tab that stays open for days checks for a new version when the reader comes back to it. */
function checkForUpdate(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - last < UPDATE_CHECK_MS) return;
    last = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => undefined);
  });
}

/**
 * Offers the new version that another tab has activated: this tab goes on, but what it has not loaded yet may be gone. A worker that
 * only goes, because the reader has cleared the site's data, is no new version.
 */
function promptOnControllerChange(registration: ServiceWorkerRegistration): void {
  let controlled = ownController() !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const isControlled = ownController() !== null;
    if (controlled && isControlled) void offer(registration);
    controlled = isControlled;
  });
}

type Register = () => Promise<ServiceWorkerRegistration>;

/** Retries a first installation that the network broke off when the network is back; else the next visit does it. */
function retryInstall(registration: ServiceWorkerRegistration, register: Register): void {
  let current = registration;
  window.addEventListener('online', async () => {
    if (current.installing ?? current.waiting ?? current.active) return;
    try {
      current = await register();
    } catch {
      // Registration is tried again with the next visit.
    }
  });
}

/** Registers the worker; nothing happens where there can be none. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const address = trusted(`${BASE_URL}sw.js`);
    const register: Register = () => navigator.serviceWorker.register(address, { scope: BASE_URL, updateViaCache: 'none' });
    const registration = await register();
    if (registration.waiting && ownController()) void offer(registration);
    watch(registration);
    registration.addEventListener('updatefound', () => watch(registration));
    checkForUpdate(registration);
    promptOnControllerChange(registration);
    retryInstall(registration, register);
  } catch {
    // The site works on without it.
  }
}
