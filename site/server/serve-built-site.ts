/** The built site, served to a test, a tool or a benchmark on a free port. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { siteConfig } from '../../site.config.ts';
import { createSiteServer } from './site-server.ts';

export interface RunningSite {
  /** Scheme, host and port, without a slash at the end. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves a built site on the loopback.
 * @param folder a folder like `build/client/`, which is the default
 * @param base path below which the site lives, with a slash at both ends
 * @throws Error where nothing is built
 */
export async function serveSite(folder = join(cwd(), 'build/client'), base = siteConfig.base): Promise<RunningSite> {
  const server = createSiteServer(folder, base);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
