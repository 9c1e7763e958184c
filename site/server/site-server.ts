/** Serves the built site with sirv, and with the headers that the build wrote for every other server too (`site/build/headers.ts`). */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { siteConfig } from '../../site.config.ts';
import { SHELL_FILE } from '../../packages/core/shell-file.ts';
import { headersOf, HEADERS_JSON, notFoundHeadersOf, notFoundFileOf, type ResponseHeaders } from '../build/headers.ts';

const BUILD_HINT = 'run `npm run build`';
/** Longer than a reader's pause between two pages, so that the connection is still there. */
const KEEP_ALIVE_MS = 65_000;

/** Headers of every response, from the build. @throws Error with a remedy where the file is missing or broken */
function readSecurityHeaders(folder: string): ResponseHeaders {
  const file = join(folder, '..', HEADERS_JSON);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ResponseHeaders;
  } catch (error) {
    throw new Error(`${file} cannot be read (${error instanceof Error ? error.message : String(error)}); ${BUILD_HINT}`, { cause: error });
  }
}

/** `br` and `gzip`, if the browser accepts them. sirv ignores weights and would send brotli despite `br;q=0`. */
const acceptedEncodings = (header: string): string[] =>
  header.split(',').flatMap((part) => {
    const [coding = '', weight = '1'] = part.split(/;\s*q=/).map((text) => text.trim());
    return (coding === 'br' || coding === 'gzip') && Number(weight) > 0 ? [coding] : [];
  });

/**
 * The server, not yet listening. Files and headers are read at each request, so a build that is renewed while it runs is served.
 * @param folder absolute path of the built site
 * @param base path below which the site lives, with a slash at both ends
 * @throws Error with a remedy where the folder holds no built site
 */
export function createSiteServer(folder: string, base = siteConfig.base): Server {
  if (!existsSync(join(folder, SHELL_FILE))) throw new Error(`${folder} holds no ${SHELL_FILE}; ${BUILD_HINT} first`);
  readSecurityHeaders(folder);
  const sendFile = sirv(folder, {
    // In sirv, `dev` means to look for files at each request.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      if (path.endsWith('.md')) response.setHeader('Content-Type', 'text/markdown;charset=utf-8');
    },
  });
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { url = '', method, headers } = request;
    const security = readSecurityHeaders(folder);
    if (method !== 'GET' && method !== 'HEAD') {
      // The rest of such a request is not read, so the connection is closed.
      response.writeHead(405, { ...security, Allow: 'GET, HEAD', Connection: 'close' }).end();
      return;
    }
    const path = url.startsWith(base) ? url.slice(base.length - 1) : undefined;
    const sendNotFound = (): void => {
      const file = join(folder, notFoundFileOf(path ?? '/'));
      // A build of one language has a single 404 page for all addresses.
      const body = readFileSync(existsSync(file) ? file : join(folder, SHELL_FILE));
      const type = { 'Content-Type': 'text/html;charset=utf-8', 'Content-Length': body.length };
      response.writeHead(404, { ...notFoundHeadersOf(path ?? '/', security), ...type }).end(body);
    };
    if (path === undefined) {
      sendNotFound();
      return;
    }
    request.url = path;
    headers['accept-encoding'] = acceptedEncodings(headers['accept-encoding'] ?? '').join();
    // sirv mishandles or throws at some ranges; the whole file is a valid response to any range.
    delete headers.range;
    // sirv ignores read errors of the file; without this listener such an error would end the process.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    response.setHeaders(new Map(Object.entries(headersOf(path, security))));
    sendFile(request, response, sendNotFound);
  };
  const server = createServer((request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      // While a build runs, files are missing for a while.
      console.error(error instanceof Error ? error.message : error);
      response.writeHead(500).end();
    }
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}
