/**
 * Serves the built site as a static host would: sirv finds the files, their types and their compressed forms; the headers are those
 * that the build wrote for every other server too (`tools/build/headers.ts`).
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { siteConfig } from '../../site.config.ts';
import { headersOf, HEADERS_JSON, headersOfMissing, type Headers } from '../build/headers.ts';

/** Longer than a reader's pause between two pages, so that the connection is still there. */
const KEEP_ALIVE_MS = 65_000;
/** A client that takes longer to say what it wants is given up. */
const HEADERS_WITHIN_MS = 10_000;
/** Node looks for such clients at intervals, of 30 s unless told otherwise. */
const CHECKS_PER_LIMIT = 10;
const SHELL = '404.html';

/** What every answer carries; nothing where the folder was not made by the build. */
function securityHeadersBeside(folder: string): Headers {
  const file = join(folder, '..', HEADERS_JSON);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Headers) : {};
}

/** Steps to other folders, hidden files, empty steps: no address of the site has them. */
const NO_ADDRESS = /\/[./]|\\/;

/** The address below the base, beginning with a slash; undefined where it lies outside or cannot be one of the site. */
function belowBase(url: string, base: string): string | undefined {
  try {
    return url.startsWith(base) && !NO_ADDRESS.test(decodeURI(url.split('?', 1)[0] ?? '')) ? url.slice(base.length - 1) : undefined;
  } catch {
    // Malformed percent-encoding names nothing.
    return undefined;
  }
}

/** The page for unknown addresses. Below `assets/` too it is asked for again: the next deployment may have the file. */
function sendNotFound(request: IncomingMessage, response: ServerResponse, folder: string): void {
  const shell = join(folder, SHELL);
  const body = existsSync(shell) ? readFileSync(shell) : Buffer.from('<!doctype html><p>There is no page at this address.</p>');
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

interface Options {
  /** Path below which the site lives, with a slash at both ends. */
  base?: string;
  headersWithinMs?: number;
}

/**
 * The server, not yet listening. Files and headers are looked up at each request, so a build that is renewed while it runs is served.
 * @param folder absolute path of the built site
 * @throws Error where the folder holds no built site
 */
export function createSiteServer(folder: string, { base = siteConfig.base, headersWithinMs = HEADERS_WITHIN_MS }: Options = {}): Server {
  if (!existsSync(join(folder, SHELL))) throw new Error(`${folder} holds no ${SHELL}; run \`npm run build\` first`);
  // `dev` is sirv's word for looking a file up when it is asked for.
  const sendFile = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      if (path.endsWith('.md')) response.setHeader('Content-Type', 'text/markdown;charset=utf-8');
    },
  });
  const timing = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: headersWithinMs,
    connectionsCheckingInterval: headersWithinMs / CHECKS_PER_LIMIT,
  };
  return createServer(timing, (request, response) => {
    const security = securityHeadersBeside(folder);
    const answerWith = (headers: Headers): void => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      answerWith(security);
      // What such a request may still be sending is not read, so the connection ends here.
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0, Connection: 'close' }).end();
      return;
    }
    // sirv answers some forms of a range wrongly and throws at others; nothing here is long enough to be fetched in parts.
    delete request.headers.range;
    // sirv listens to no error of the file that it reads, and an error that nobody listens to ends the process.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    const url = belowBase(request.url ?? '', base);
    const notFound = (): void => {
      answerWith(headersOfMissing(url ?? '/', security));
      sendNotFound(request, response, folder);
    };
    if (url === undefined) notFound();
    else {
      request.url = url;
      answerWith(headersOf(url, security));
      sendFile(request, response, notFound);
    }
  });
}
