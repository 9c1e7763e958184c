/** A copy of some pages without scripts: no app can be faster than it. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SHELL_FILE } from '../packages/core/shell-file.ts';
import { compressAll } from '../site/build/compress.ts';
import { pageFileOf } from '../site/build/prerender.ts';
import { type RunningSite, serveSite } from '../site/server/serve-built-site.ts';

/** Removes scripts and their preloads from a page. */
const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>\n?/g, '').replace(/<link rel="modulepreload"[^>]*>\n?/g, '');

/** Serves some of the built pages without their scripts, from a folder that is removed on close. */
export async function serveWithoutScripts(root: string, paths: readonly string[]): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), 'misbaha-floor-'));
  const [from, client] = [join(root, 'build/client'), join(folder, 'client')];
  cpSync(from, client, { recursive: true, filter: (source) => !/\.html(\.br|\.gz)?$|\.js(\.br|\.gz)?$/.test(source) });
  cpSync(join(root, 'build/headers.json'), join(folder, 'headers.json'));
  for (const file of [SHELL_FILE, ...paths.map(pageFileOf)]) {
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), withoutScripts(readFileSync(join(from, file), 'utf8')));
  }
  await compressAll(client);
  const site = await serveSite(client);
  return {
    origin: site.origin,
    close: async () => {
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
