/** What a request asks of a file: encoding, part, and whether it has it already (RFC 9110). */
import type { IncomingHttpHeaders } from 'node:http';
import type { SiteFile, Variant } from './site-files.ts';

/** The best variant for an Accept-Encoding header; an encoding with `q=0` is refused. */
export function variantFor({ plain, encoded }: SiteFile, accept: string | undefined): Variant {
  const wanted = new Map(
    (accept ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))];
    }),
  );
  return encoded.find(({ encoding }) => encoding && wanted.get(encoding)) ?? plain;
}

/** Whether the client's copy is still the right one. */
export function isUnchanged(headers: IncomingHttpHeaders, { etag }: Variant, lastModified: string): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) {
    return known.trim() === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && Date.parse(lastModified) <= since;
}

/** Both ends included, in bytes. */
export interface Part {
  start: number;
  end: number;
}

/**
 * The part that a Range header asks for.
 * @returns `whole` for no range, several ranges or one that is malformed (a server may answer with everything),
 *   `outside` for one that begins after the end
 */
export function partFor(range: string | undefined, size: number): Part | 'whole' | 'outside' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '');
  if (!match) return 'whole';
  const [, from = '', to = ''] = match;
  if (from === '') {
    const last = Number(to);
    if (to === '') return 'whole';
    return last === 0 || size === 0 ? 'outside' : { start: Math.max(0, size - last), end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return 'whole';
  return start >= size ? 'outside' : { start, end };
}
