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

let reloading = false;

/** Lets the new version take over; the page reloads once it has. */
function change(worker: ServiceWorker): void {
  reloading = true;
  // Another tab may have let it in already.
  if (worker.state === 'activated') window.location.reload();
  else worker.postMessage({ type: 'SKIP_WAITING' });
}

const offer = (worker: ServiceWorker): Promise<void> =>
  notify({
    title: 'A new version is ready',
    description: 'It opens when you reload the page.',
    action: { label: 'Reload', later: 'Later', run: () => change(worker) },
  });

const watched = new WeakSet<ServiceWorker>();

/** Offers the version that an installation brings, unless it is the very first. */
function watch(installing: ServiceWorker | null): void {
  if (!installing || watched.has(installing)) return;
  watched.add(installing);
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller) void offer(installing);
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

/** Registers the worker; nothing happens where there can be none. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (reloading) window.location.reload();
    });
    const registration = await navigator.serviceWorker.register(trusted(`${BASE_URL}sw.js`), { scope: BASE_URL, updateViaCache: 'none' });
    if (registration.waiting && navigator.serviceWorker.controller) void offer(registration.waiting);
    watch(registration.installing);
    registration.addEventListener('updatefound', () => watch(registration.installing));
    lookAgain(registration);
  } catch {
    // The site works on without it.
  }
}
