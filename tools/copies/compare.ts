/** A list of files held against what a copy has. */
import type { SiteFile, SiteFiles } from '../build/site-files.ts';

export interface Differences {
  /** Listed, and not in the copy. */
  missing: string[];
  /** Listed, and of other bytes in the copy. */
  changed: string[];
  /** In the copy, and not listed. */
  extra: string[];
}

/**
 * @param found fingerprints of the copy's files by path
 */
export function compareFiles(listed: readonly SiteFile[], found: ReadonlyMap<string, string>): Differences {
  const known = new Set(listed.map(({ path }) => path));
  return {
    missing: listed.filter(({ path }) => !found.has(path)).map(({ path }) => path),
    changed: listed.filter(({ path, sha256 }) => found.has(path) && found.get(path) !== sha256).map(({ path }) => path),
    extra: [...found.keys()].filter((path) => !known.has(path)),
  };
}

const isFile = (value: unknown): value is SiteFile =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'sha256' in value &&
  typeof value.sha256 === 'string' &&
  /^[0-9a-f]{64}$/.test(value.sha256);

/**
 * Reads a list of files.
 * @param where it was found, for the message
 * @throws Error where the text is no such list: another page, or a download that was cut off
 */
export function parseSiteFiles(text: string, where: string): SiteFiles {
  try {
    const value = JSON.parse(text) as Partial<SiteFiles>;
    if (typeof value.version === 'string' && Array.isArray(value.files) && value.files.every(isFile) && value.files.length > 0)
      return { version: value.version, files: value.files };
  } catch {
    // Told below.
  }
  throw new Error(`${where} is no list of files. It may be another page, or a download that was cut off: fetch it again.`);
}

const MOST_NAMED = 20;

const named = (paths: readonly string[]): string =>
  paths.slice(0, MOST_NAMED).join(', ') + (paths.length > MOST_NAMED ? ` and ${paths.length - MOST_NAMED} more` : '');

/** What is different, a sentence for each kind; empty where nothing is. */
export const describe = ({ missing, changed, extra }: Differences): string[] =>
  [
    missing.length > 0 ? `Missing in the copy: ${named(missing)}.` : '',
    changed.length > 0 ? `Changed in the copy: ${named(changed)}.` : '',
    extra.length > 0 ? `In the copy alone: ${named(extra)}.` : '',
  ].filter(Boolean);
