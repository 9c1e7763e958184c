/**
 * Installs the service worker, which makes every page work offline, and offers a new version once it is ready. The open
 * page stays as it is until its reader accepts. Where no worker can be installed (a full disk, a private window), the
 * site works without.
 */
import { notify } from '../toast/notify.ts';
import { TRUSTED_TYPES_POLICY } from '../../../../packages/core/trusted-types-policy.ts';
import * as messages from '../../../../packages/core/messages/offline.ts';

const MIN_MS_BETWEEN_UPDATE_CHECKS = 3_600_000;

const { BASE_URL } = import.meta.env;

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL: (url: string) => string };
}

/**
 * The worker's address as the Trusted Types policy demands it. The policy that it makes allows this one address only.
 */
function trustedScriptUrl(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  if (!trustedTypes) return address;
  const createScriptURL = (url: string): string => {
    if (url !== address) throw new TypeError(`${url} is not the service worker`);
    return url;
  };
  return trustedTypes.createPolicy(TRUSTED_TYPES_POLICY, { createScriptURL }).createScriptURL(address);
}

/** The service worker of this page's language if it controls the page; null where another language's does, or none. */
function ownController(): ServiceWorker | null {
  const { controller } = navigator.serviceWorker;
  return controller?.scriptURL === new URL(`${BASE_URL}sw.js`, window.location.href).href ? controller : null;
}

/** A worker takes a moment to activate; after this the page reloads in any case. */
const MAX_ACTIVATION_MS = 3000;

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
  setTimeout(() => window.location.reload(), MAX_ACTIVATION_MS);
}

/** One prompt at a time, whatever number of versions come; accepting it activates the newest. */
const offerNewVersion = (registration: ServiceWorkerRegistration): Promise<void> =>
  notify({
    id: 'new-version',
    canWait: true,
    title: messages.newVersionReady,
    description: messages.opensOnReload,
    action: { label: messages.reload, later: messages.later, run: () => activateWaiting(registration) },
  });

/** Offers the version that an installation brings, unless it is the very first. */
function offerOnceInstalled(registration: ServiceWorkerRegistration): void {
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && ownController()) void offerNewVersion(registration);
  });
}

/** A function, since a first installation that is tried again has another registration than before. */
type CurrentRegistration = () => ServiceWorkerRegistration;

/** A tab that stays open for days checks for a new version when the reader comes back to it. */
function checkForUpdateOnReturn(current: CurrentRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - last < MIN_MS_BETWEEN_UPDATE_CHECKS) return;
    last = Date.now();
    // Fails without a network; the next return checks again.
    current()
      .update()
      .catch(() => undefined);
  });
}

/**
 * Offers a reload after another tab has activated a new version: files that this tab has not loaded yet may be gone. A
 * worker that only disappears, because the reader has cleared the site's data, is no new version.
 */
function promptOnControllerChange(current: CurrentRegistration): void {
  let controlled = ownController() !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const isControlled = ownController() !== null;
    if (controlled && isControlled) void offerNewVersion(current());
    controlled = isControlled;
  });
}

type Register = () => Promise<ServiceWorkerRegistration>;

/** Offers every version that the registration installs. */
function offerVersionsOf(registration: ServiceWorkerRegistration): void {
  offerOnceInstalled(registration);
  registration.addEventListener('updatefound', () => offerOnceInstalled(registration));
}

/** Retries a failed first installation once the network is back. @returns the registration of the last try */
function retryInstallWhenOnline(registration: ServiceWorkerRegistration, register: Register): CurrentRegistration {
  let current = registration;
  window.addEventListener('online', async () => {
    if (current.installing ?? current.waiting ?? current.active) return;
    try {
      const before = current;
      current = await register();
      if (current !== before) offerVersionsOf(current);
    } catch {
      // The next visit tries again.
    }
  });
  return () => current;
}

/** Registers the worker; nothing happens where there can be none. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const address = trustedScriptUrl(`${BASE_URL}sw.js`);
    const register: Register = () => navigator.serviceWorker.register(address, { scope: BASE_URL, updateViaCache: 'none' });
    const registration = await register();
    if (registration.waiting && ownController()) void offerNewVersion(registration);
    offerVersionsOf(registration);
    const current = retryInstallWhenOnline(registration, register);
    checkForUpdateOnReturn(current);
    promptOnControllerChange(current);
  } catch {
    // The site works on without it.
  }
}
