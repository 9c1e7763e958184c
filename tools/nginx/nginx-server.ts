/** An nginx of our own: one worker, a port of the loopback, everything that it writes in a folder of its own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const NGINX = '/usr/sbin/nginx';
const MODULES = '/usr/lib/nginx/modules';
const BROTLI = join(MODULES, 'ngx_http_brotli_static_module.so');
const MIME_TYPES = '/etc/nginx/mime.types';
const START_MS = 10_000;

/** Debian packages that bring nginx and its module for precompressed brotli. */
export const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/** Whether nginx and its list of media types are on this system. */
export const isInstalled = (): boolean => existsSync(NGINX) && existsSync(MIME_TYPES);

/** Whether nginx's module for precompressed brotli is. */
export const hasBrotli = (): boolean => existsSync(BROTLI);

/** The configuration that docs/deployment.md describes (a test holds the two together), around the snippet that the build writes. */
export const configuration = (folder: string, snippet: string, port: number, brotli: boolean): string => `
${brotli ? `load_module ${BROTLI};` : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
events { worker_connections 256; }
http {
  include ${MIME_TYPES};
  types { application/manifest+json webmanifest; application/epub+zip epub; text/markdown md; }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/markdown text/plain text/xml;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  gzip_static on;
  gzip_vary on;
  ${brotli ? 'brotli_static on;' : ''}
  server {
    listen 127.0.0.1:${port};
    server_name localhost;
    root ${folder}/root;
    include ${snippet};
  }
}
`;

export interface RunningNginx {
  origin: string;
  stop(): Promise<void>;
}

async function whenReady(origin: string, nginx: ChildProcess, log: string): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end && nginx.exitCode === null) {
    const ready = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error(`nginx did not start: ${existsSync(log) ? readFileSync(log, 'utf8') : 'no word from it'}`);
}

/**
 * Serves a build by nginx.
 * @param build a folder like `build/`
 * @param base path below which the build expects to live
 * @throws Error with nginx's own words where it refuses the configuration
 */
export async function startNginx(build: string, base: string, port: number): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'misbaha-nginx-'));
  const site = join(folder, 'root', base);
  mkdirSync(dirname(site.replace(/\/$/, '')), { recursive: true });
  symlinkSync(join(build, 'client'), site.replace(/\/$/, ''));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, join(build, 'nginx.conf'), port, hasBrotli()));
  const options = ['-c', file, '-p', folder, '-e', join(folder, 'error.log')];
  const tested = spawnSync(NGINX, [...options, '-t'], { encoding: 'utf8' });
  if (tested.status !== 0) throw new Error(tested.stderr);
  const nginx = spawn(NGINX, options, { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  await whenReady(origin, nginx, join(folder, 'error.log'));
  return {
    origin,
    stop: () =>
      new Promise((resolve) => {
        nginx.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        nginx.kill('SIGQUIT');
      }),
  };
}
