/** A server of the built site that a test can stop, break and change, on a port of its own. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { siteLanguageTagsAfterFirst } from '../../../packages/content/compiler/languages.ts';
import { contentFilesByName, type ViteManifest } from '../../build/manifest.ts';
import { createSiteServer } from '../../server/site-server.ts';

const PROJECT_FOLDER = resolve(import.meta.dirname, '../../..');
export const BUILD_FOLDER = join(PROJECT_FOLDER, 'build');

export const viteManifest = JSON.parse(readFileSync(join(BUILD_FOLDER, 'manifest.json'), 'utf8')) as ViteManifest;

/** The address of a content file on the site. @param name key of the file in the manifest, for example `category/prayer` */
export function contentFileAddress(name: string): string {
  const file = contentFilesByName(viteManifest)[name];
  if (file === undefined) throw new Error(`there is no text "${name}"`);
  return `/${file}`;
}

export type InterceptRequest = (path: string, request: IncomingMessage, response: ServerResponse) => boolean;

/** Serves the built site to browser tests; it can be stopped, answer otherwise, or serve another build. */
export class TestServer {
  private site: Server;
  private server: Server | undefined;
  private port = 0;
  /** Every path that was requested since a test last emptied the list. */
  asked: string[] = [];
  /** May answer a request itself; it returns true if it did. */
  disturb: InterceptRequest = () => false;

  constructor(folder = join(BUILD_FOLDER, 'client')) {
    this.site = createSiteServer(folder);
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Listens, on the same port as before where there was one. */
  async start(): Promise<void> {
    const server = createServer((request, response) => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      // The app sends HEAD only to ask whether the site answers.
      if (request.method !== 'HEAD') this.asked.push(path);
      if (!this.disturb(path, request, response)) this.site.emit('request', request, response);
    });
    await new Promise<void>((done) => {
      server.listen(this.port, done);
    });
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  /** As if the network were gone. */
  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    await new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  }

  /** A new deployment takes the place of the old one. */
  deploy(folder: string): void {
    this.site = createSiteServer(folder);
  }
}

/** The checksum that the service worker compares a file with. */
export const checksumOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url').slice(0, 8);

export interface TestVersion {
  /** Its `client` folder. */
  folder: string;
  remove: () => void;
}

/** Folders of the site that another version does not need; they have nine of ten files. */
const UNUSED_FOLDERS = new Set([...siteLanguageTagsAfterFirst(PROJECT_FOLDER), 'data', 'previews', 'words']);

/**
 * Makes another version of the built site, in the first language and without the pages of roots. Its shell names the
 * version; assets that match `without` are missing.
 */
export function makeAnotherVersion(name: string, without?: RegExp): TestVersion {
  const folder = mkdtempSync(join(tmpdir(), 'misbaha-version-'));
  const [built, client] = [join(BUILD_FOLDER, 'client'), join(folder, 'client')];
  cpSync(built, client, {
    recursive: true,
    filter: (source) => !UNUSED_FOLDERS.has(relative(built, source)) && !/\.(br|gz)$/.test(source) && !(without?.test(source) ?? false),
  });
  if (existsSync(join(BUILD_FOLDER, 'headers.json'))) cpSync(join(BUILD_FOLDER, 'headers.json'), join(folder, 'headers.json'));
  const shell = join(client, '404.html');
  writeFileSync(shell, readFileSync(shell, 'utf8').replace('<head>', `<head>\n<meta name="version" content="${name}">`));
  const worker = join(client, 'sw.js');
  const before = readFileSync(worker, 'utf8');
  // The shell changed, so its checksum does; missing assets leave the worker's list too.
  const after = before
    .replace(/(url:`404\.html`,sum:`)[^`]+/, `$1${checksumOf(readFileSync(shell))}`)
    .replaceAll(/\{url:`([^`]+)`,sum:[^}]+\},?/g, (entry, url: string) => (without?.test(url) ? '' : entry));
  if (after === before) throw new Error('sw.js has another form than this test knows');
  writeFileSync(worker, after);
  return { folder: client, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
