/**
 * Whether the site answers, by asking for one of its pages past every cache. `navigator.onLine` knows only of a network, not
 * of what is reached through it.
 * @param address of a page
 */
export async function isReachable(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}
