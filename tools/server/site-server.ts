/** A static server for the built site: precompressed files, long caching for hashed assets, 404.html with status 404. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { siteConfig } from '../../site.config.ts';
import { cacheControl, HEADERS_JSON, type Headers } from '../build/headers.ts';
import { isUnchanged, partFor, variantFor } from './negotiate.ts';
import { fileAt, readSite, type SiteFile } from './site-files.ts';

/** Longer than a reader's pause between two pages, so that the connection is still there. */
const KEEP_ALIVE_MS = 65_000;
/** A client that takes longer to say what it wants is given up. */
const HEADERS_WITHIN_MS = 10_000;
const SHELL = '/404.html';

/** The headers that the build wrote beside the site; none where a folder was not made by it. */
function headersOf(folder: string): Headers {
  const file = join(folder, '..', HEADERS_JSON);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Headers) : {};
}

/** The path of a request below the base; undefined where it lies outside. */
function pathOf(url: string, base: string): string | undefined {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return path.startsWith(base) ? path.slice(base.length - 1) : undefined;
}

function send(request: IncomingMessage, response: ServerResponse, status: number, body: Buffer): void {
  response.statusCode = status;
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Answers with a file. @param known false for the page that stands in for a missing one, which is always sent whole */
function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile, cache: string, known: boolean): void {
  const chosen = variantFor(file, request.headers['accept-encoding']);
  const { body, etag, encoding } = chosen;
  response.setHeader('Cache-Control', cache);
  response.setHeader('Content-Type', file.type);
  if (file.encoded.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (!known) {
    if (encoding) response.setHeader('Content-Encoding', encoding);
    send(request, response, 404, body);
    return;
  }
  response.setHeader('ETag', etag);
  response.setHeader('Last-Modified', file.lastModified);
  response.setHeader('Accept-Ranges', 'bytes');
  if (isUnchanged(request.headers, chosen, file.lastModified)) {
    response.writeHead(304).end();
    return;
  }
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const { range, 'if-range': ifRange } = request.headers;
  const part = request.method === 'GET' && (ifRange === undefined || ifRange === etag) ? partFor(range, body.length) : 'whole';
  if (part === 'outside') {
    response.setHeader('Content-Range', `bytes */${body.length}`);
    response.removeHeader('Content-Encoding');
    send(request, response, 416, Buffer.alloc(0));
  } else if (part === 'whole') send(request, response, 200, body);
  else {
    response.setHeader('Content-Range', `bytes ${part.start}-${part.end}/${body.length}`);
    send(request, response, 206, body.subarray(part.start, part.end + 1));
  }
}

/**
 * The server, not yet listening. It holds the files as they are now and reads no path of the disk later, whatever an
 * address says.
 * @param folder absolute path of the built site
 */
export function createSiteServer(folder: string): Server {
  const { base } = siteConfig;
  const headers = Object.entries(headersOf(folder));
  const site = readSite(folder);
  const shell = site.get(SHELL);
  if (!shell) throw new Error(`${folder} holds no ${SHELL.slice(1)}`);
  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      // What such a request may still be sending is not read, so the connection ends here.
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0, Connection: 'close' }).end();
      return;
    }
    const path = pathOf(request.url ?? '/', base);
    const file = path === undefined ? undefined : fileAt(site, path);
    // What is missing below assets/ today may be there after the next deployment.
    sendFile(request, response, file ?? shell, cacheControl(file && path ? path : '/'), file !== undefined);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = HEADERS_WITHIN_MS;
  return server;
}
