/**
 * Installs the service worker, which makes every page work without a network, and offers a new version once it is ready.
 * Nothing is forced: the open page stays as it is until its reader says so. Without service workers, or where one cannot be
 * installed (a full disk, a private window), the site is a plain website.
 */
import { notify } from '../toast/notify.ts';

/** The one Trusted Types policy that `tools/build/policy.ts` allows. */
const POLICY = 'misbaha';
const LOOK_AGAIN_MS = 3_600_000;

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

/** A worker that is let in takes a moment; after this the page reloads in any case. */
const LET_IN_MS = 3000;

/** Lets the version that waits take over, and reloads once none waits: another tab may have let it in, or a newer one come. */
function letIn(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  if (!waiting) {
    window.location.reload();
    return;
  }
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated' || waiting.state === 'redundant') letIn(registration);
  });
  waiting.postMessage({ type: 'SKIP_WAITING' });
  setTimeout(() => window.location.reload(), LET_IN_MS);
}

/** There is one offer at a time, whatever number of versions come; it is for the newest when it is taken. */
const offer = (registration: ServiceWorkerRegistration): Promise<void> =>
  notify({
    id: 'new-version',
    title: 'A new version is ready',
    description: 'It opens when you reload the page.',
    action: { label: 'Reload', later: 'Later', run: () => letIn(registration) },
  });

/** Offers the version that an installation brings, unless it is the very first. */
function watch(registration: ServiceWorkerRegistration): void {
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller) void offer(registration);
  });
}

/** A tab that stays open for days looks for a new version when the reader comes back to it. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - last < LOOK_AGAIN_MS) return;
    last = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => undefined);
  });
}

/**
 * Another tab has let a new version in: this one goes on, but what it has not loaded yet may be gone. A worker that only goes,
 * because the reader has cleared what the site keeps, is no new version.
 */
function offerWhatOthersLetIn(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    const isControlled = serviceWorker.controller !== null;
    if (controlled && isControlled) void offer(registration);
    controlled = isControlled;
  });
}

type Register = () => Promise<ServiceWorkerRegistration>;

/** A first installation that the network broke off is taken up again when the network is back; else the next visit does it. */
function takeUpAgain(registration: ServiceWorkerRegistration, register: Register): void {
  let current = registration;
  window.addEventListener('online', async () => {
    if (current.installing ?? current.waiting ?? current.active) return;
    try {
      current = await register();
    } catch {
      // It is tried again with the next visit.
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
    if (registration.waiting && navigator.serviceWorker.controller) void offer(registration);
    watch(registration);
    registration.addEventListener('updatefound', () => watch(registration));
    lookAgain(registration);
    offerWhatOthersLetIn(registration);
    takeUpAgain(registration, register);
  } catch {
    // The site works on without it.
  }
}
