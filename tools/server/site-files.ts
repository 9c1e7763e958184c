/** The built site in memory: every file by the address that shows it, in each encoding that the build made. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

export interface Variant {
  body: Buffer;
  /** Strong: two variants of a file differ in it. */
  etag: string;
  encoding?: 'br' | 'gzip';
}

export interface SiteFile {
  type: string;
  /** In the form of the header. */
  lastModified: string;
  plain: Variant;
  /** Encoded variants, the smallest first. */
  encoded: Variant[];
}

const variant = (body: Buffer, encoding?: 'br' | 'gzip'): Variant => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  ...(encoding ? { encoding } : {}),
});

/** Addresses of a file: its own, and for `prayer/index.html` also `/prayer`. */
function addressesOf(name: string): string[] {
  const own = `/${name.split(sep).join('/')}`;
  return own.endsWith('/index.html') ? [own, own.slice(0, -'/index.html'.length) || '/'] : [own];
}

/** Reads a folder. Names that begin with a dot stay out. @param folder absolute path */
export function readSite(folder: string): Map<string, SiteFile> {
  const site = new Map<string, SiteFile>();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());
  const present = new Set(names);
  for (const name of names) {
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    if (/\.(br|gz)$/.test(name) || name.split(sep).some((part) => part.startsWith('.'))) continue;
    const file: SiteFile = {
      type,
      lastModified: statSync(join(folder, name)).mtime.toUTCString(),
      plain: variant(readFileSync(join(folder, name))),
      encoded: ENCODINGS.filter(({ ending }) => present.has(name + ending)).map((one) =>
        variant(readFileSync(join(folder, name + one.ending)), one.name),
      ),
    };
    for (const address of addressesOf(name)) site.set(address, file);
  }
  return site;
}

/** The file at the path of an address; a slash at its end and percent-encoding make no difference, but `%2F` is no slash. */
export function fileAt(site: ReadonlyMap<string, SiteFile>, path: string): SiteFile | undefined {
  try {
    const decoded = decodeURI(path);
    return site.get(decoded === '/' ? decoded : decoded.replace(/\/$/, ''));
  } catch {
    // Malformed percent-encoding names nothing.
    return undefined;
  }
}
