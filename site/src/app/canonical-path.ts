/** The one address that each page has. Hosts and readers write it in several ways; the app shows the page under this one. */

/** The form of every address of the site; other addresses have no page and stay as they are. */
const PAGE_PATH_PATTERN = /^(\/[a-z0-9-]+)*\/?$/;

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // Malformed percent-encoding: the path stays as it is.
    return path;
  }
}

/**
 * The address of a page in lower case, without `index.html`, without a slash at its end, and without letters that are percent-encoded.
 * @param pathname as the browser has it
 * @param base path below which the site lies, with a slash at both ends
 * @returns `pathname` itself where no page can be meant
 */
export function canonicalPath(pathname: string, base: string): string {
  if (!pathname.startsWith(base)) return pathname;
  const path = decoded(pathname.slice(base.length - 1))
    .toLowerCase()
    .replace(/\/index\.html$/, '/');
  return PAGE_PATH_PATTERN.test(path) ? base + path.slice(1).replace(/\/$/, '') : pathname;
}

/**
 * An address whose path holds a fragment: some programs write the `#` of a link as `%23`, `/lists%231…`.
 * @returns the same `pathname` and `hash` where there is none
 */
export function withFragmentOutOfPath({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): { pathname: string; hash: string } {
  const [path = '', ...fragment] = pathname.split('%23');
  return hash === '' && fragment.length > 0 ? { pathname: path, hash: `#${fragment.join('%23')}` } : { pathname, hash };
}
