/** The built site, served for a tool or the bench on a port that is free. */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { LOOPBACK } from '../server/listen.ts';
import { createSiteServer } from '../server/site-server.ts';

export interface Site {
  /** Scheme, host and port, without a slash at the end. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves a built site on the loopback.
 * @param folder a folder like `build/client/`, which is the default
 * @throws Error where nothing is built
 */
export async function serveSite(folder = join(cwd(), 'build/client')): Promise<Site> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error('nothing is built yet; run `npm run build` first');
  const server = createSiteServer(folder);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, LOOPBACK, resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
