/** Serves the built site with sirv, and with the headers that the build wrote for every other server too (`site/build/headers.ts`). */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { siteConfig } from '../../site.config.ts';
import { headersOf, HEADERS_JSON, headersOfMissing, notFoundFileOf, type ResponseHeaders } from '../build/headers.ts';

const SHELL = '404.html';
const HOW = 'run `npm run build`';
/** Longer than a reader's pause between two pages, so that the connection is still there. */
const KEEP_ALIVE_MS = 65_000;

/** What every answer carries. @throws Error with a remedy where the build did not write it, or not whole */
function securityHeadersBeside(folder: string): ResponseHeaders {
  const file = join(folder, '..', HEADERS_JSON);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ResponseHeaders;
  } catch (error) {
    throw new Error(`${file} cannot be read (${error instanceof Error ? error.message : String(error)}); ${HOW}`, { cause: error });
  }
}

/** Those of our codings that a browser takes. sirv looks for their names alone and would send what `br;q=0` refuses. */
const accepted = (header: string): string[] =>
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
  if (!existsSync(join(folder, SHELL))) throw new Error(`${folder} holds no ${SHELL}; ${HOW} first`);
  securityHeadersBeside(folder);
  const sendFile = sirv(folder, {
    // sirv's word for looking a file up when it is asked for.
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
    const security = securityHeadersBeside(folder);
    if (method !== 'GET' && method !== 'HEAD') {
      // What such a request may still be sending is not read, so the connection ends here.
      response.writeHead(405, { ...security, Allow: 'GET, HEAD', Connection: 'close' }).end();
      return;
    }
    const path = url.startsWith(base) ? url.slice(base.length - 1) : undefined;
    const sendNotFound = (): void => {
      const file = join(folder, notFoundFileOf(path ?? '/'));
      // A build of one language alone has its words for every address.
      const body = readFileSync(existsSync(file) ? file : join(folder, SHELL));
      const type = { 'Content-Type': 'text/html;charset=utf-8', 'Content-Length': body.length };
      response.writeHead(404, { ...headersOfMissing(path ?? '/', security), ...type }).end(body);
    };
    if (path === undefined) {
      sendNotFound();
      return;
    }
    request.url = path;
    headers['accept-encoding'] = accepted(headers['accept-encoding'] ?? '').join();
    // sirv answers some ranges wrongly and throws at others; the whole file is a right answer to all of them.
    delete headers.range;
    // sirv listens to no error of the file that it reads, and an error that nobody listens to ends the process.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    response.setHeaders(new Map(Object.entries(headersOf(path, security))));
    sendFile(request, response, sendNotFound);
  };
  const server = createServer((request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      // A build that runs takes files away for a while.
      console.error(error instanceof Error ? error.message : error);
      response.writeHead(500).end();
    }
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}
