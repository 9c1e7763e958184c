/**
 * Whether the site answers, by asking for the page past every cache. `navigator.onLine` knows only of a network, not
 * of what is reached through it. It asks without the query, which may hold a text that stays on the device.
 * @param address of the page; the one that is open by default
 */
export async function isReachable(address = window.location.href): Promise<boolean> {
  try {
    const { status } = await fetch(new URL(address, window.location.href).pathname, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}
