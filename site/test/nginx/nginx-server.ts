/** An nginx of our own, on a port of the loopback; all that it writes goes to a folder of its own. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const MIME_TYPES = '/etc/nginx/mime.types';
const START_TIMEOUT_MS = 10_000;

/** Debian packages that bring nginx and its module for precompressed brotli. */
export const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/** Whether nginx and its list of media types are on this system. */
export const isInstalled = (): boolean => existsSync(NGINX) && existsSync(MIME_TYPES);

/** Whether nginx's module for precompressed brotli is installed. */
export const hasBrotli = (): boolean => existsSync(BROTLI);

/** The configuration of docs/deployment.md (a test compares the two), around the snippet that the build writes. */
export const configuration = (folder: string, snippet: string, port: number, brotli: boolean): string => `
${brotli ? `load_module ${BROTLI};` : ''}
pid ${folder}/nginx.pid;
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  include ${MIME_TYPES};
  types { application/manifest+json webmanifest; application/epub+zip epub; text/markdown md; }
  charset utf-8;
  charset_types text/markdown text/plain text/xml;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
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

/**
 * Serves a built site by nginx.
 * @param client its folder
 * @param locations the snippet for nginx, from `nginxLocations`
 * @param base path below which it is served
 * @returns how to stop it
 * @throws Error with nginx's own words where it refuses the configuration
 */
export async function startNginx(client: string, locations: string, base: string, port: number): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'misbaha-nginx-'));
  const site = join(folder, 'root', base).replace(/\/$/, '');
  mkdirSync(dirname(site), { recursive: true });
  symlinkSync(client, site);
  const file = join(folder, 'nginx.conf');
  const snippet = join(folder, 'locations.conf');
  writeFileSync(snippet, locations);
  writeFileSync(file, configuration(folder, snippet, port, hasBrotli()));
  const options = ['-c', file, '-p', folder, '-e', join(folder, 'error.log')];
  const { status, stderr } = spawnSync(NGINX, [...options, '-t'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const nginx = spawn(NGINX, options, { stdio: 'inherit' });
  const end = Date.now() + START_TIMEOUT_MS;
  while (!(await fetch(`http://127.0.0.1:${port}`).catch(() => undefined))) {
    if (nginx.exitCode !== null || Date.now() > end) throw new Error('nginx did not start');
    await setTimeout(50);
  }
  return async () => {
    nginx.kill('SIGQUIT');
    await once(nginx, 'exit');
    rmSync(folder, { recursive: true });
  };
}
