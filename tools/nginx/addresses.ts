/** The addresses that the built files name, and where each of them leads. */

const ATTRIBUTE = /\s(?:href|src|content)="([^"]*)"/g;
const STYLE_URL = /url\(["']?([^"')]+)["']?\)/g;
/** In a `content` attribute only a whole address counts, as in `og:url`; other contents are words. */
const ADDRESS = /^(?:https?:\/\/|\/|\.)/;

const unescaped = (text: string): string => text.replaceAll('&amp;', '&');

/** What the attributes of a page name, each once, as it is written. */
export const addressesInPage = (html: string): string[] => [
  ...new Set([...html.matchAll(ATTRIBUTE)].map(([, address = '']) => unescaped(address)).filter((address) => ADDRESS.test(address))),
];

/** What a style sheet loads, without what it carries itself. */
export const addressesInStyle = (css: string): string[] => [
  ...new Set([...css.matchAll(STYLE_URL)].map(([, address = '']) => address).filter((address) => !address.startsWith('data:'))),
];

/** Every `src`, `url`, `scope` and the like of a web manifest, at any depth. */
export function addressesInManifest(manifest: unknown): string[] {
  if (typeof manifest !== 'object' || manifest === null) return [];
  return Object.entries(manifest).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? (/^(?:src|url|id|scope|start_url)$/.test(key) ? [value] : []) : addressesInManifest(value),
  );
}

/** What the service worker keeps. */
export const addressesInWorker = (script: string): string[] => [
  ...new Set([...script.matchAll(/\burl:\s*["'`]([^"'`]+)["'`]/g)].map(([, address = '']) => address)),
];

export interface Place {
  /** Scheme and host of the site as it was built. */
  origin: string;
  /** Path below which the site lives, with a slash at both ends. */
  base: string;
  /** Address of the file that names it. */
  from: string;
}

/**
 * The path that an address of this site leads to, without query and fragment.
 * @returns undefined for an address of another site
 */
export function pathWithin(address: string, { origin, from }: Place): string | undefined {
  const url = new URL(address, origin + from);
  return url.origin === origin ? decodeURI(url.pathname) : undefined;
}

/**
 * What is wrong with a path: it must begin with the base and be a page or a file of the build.
 * @param files names below `build/client/`
 * @returns undefined where it is right
 */
export function wrongPath(path: string, base: string, files: ReadonlySet<string>): string | undefined {
  if (!path.startsWith(base)) return `${path} lies outside ${base}`;
  const name = path.slice(base.length);
  if (files.has(name) || files.has(name === '' ? 'index.html' : `${name}/index.html`)) return undefined;
  return `${path} is nothing of the build`;
}
