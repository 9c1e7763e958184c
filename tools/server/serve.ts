/** Serves what is built, to this computer alone: `npm run serve -- --port 4173`; to others too with `--host 0.0.0.0`. */
import { join } from 'node:path';
import { cwd } from 'node:process';
import { siteConfig } from '../../site.config.ts';
import { addressesAt, listen, LOOPBACK } from './listen.ts';
import { placeOf } from './place-of.ts';
import { createSiteServer } from './site-server.ts';

export async function main(argv: string[]): Promise<number> {
  try {
    const place = placeOf(argv);
    const server = createSiteServer(join(cwd(), 'build/client'));
    await listen(server, place);
    console.log(
      `Misbaha is at ${addressesAt(place, siteConfig.base).join(' and ')}${place.host === LOOPBACK ? ', for this computer alone' : ''}`,
    );
    // The process lives until it is stopped.
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close(() => resolve()));
    });
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
