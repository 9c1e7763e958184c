/** The id that a fragment names: without its `#`, decoded where it can be. */
export function fragmentId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** The element that a fragment names. */
export const elementOfFragment = (hash: string): HTMLElement | null => document.getElementById(fragmentId(hash));
