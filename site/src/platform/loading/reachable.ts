/**
 * Whether the site answers, by asking for the page past every cache. `navigator.onLine` knows only of a network, not
 * of what is reached through it. It asks without the query, which may hold a text that stays on the device.
 */
export async function isReachable(): Promise<boolean> {
  try {
    const { status } = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}
