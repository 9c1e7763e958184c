/** Serves what is built: `npm run serve -- --port 4173`. */
import { cwd } from 'node:process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createSiteServer } from './site-server.ts';

const DEFAULT_PORT = 4173;

const HOW = 'npm run serve -- --port 8080';

/** @throws Error for anything but `--port` and a number */
function portOf(argv: readonly string[]): number {
  if (argv.length === 0) return DEFAULT_PORT;
  const [option, value, ...more] = argv;
  if (option !== '--port' || more.length > 0) throw new Error(`"${argv.join(' ')}" is not understood; the way to name a port is: ${HOW}`);
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`--port takes a number from 1 to 65535, as in: ${HOW}`);
  return port;
}

export async function main(argv: string[]): Promise<number> {
  let port = DEFAULT_PORT;
  try {
    port = portOf(argv);
    const folder = join(cwd(), 'build/client');
    if (!existsSync(join(folder, 'index.html'))) throw new Error('nothing is built yet; run `npm run build` first');
    const server = createSiteServer(folder);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, resolve);
    });
    console.log(`Misbaha is at http://localhost:${port}`);
    // The process lives until it is stopped.
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close(() => resolve()));
    });
    return 0;
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    console.error(
      taken ? `Port ${port} is taken by another program. Choose another one: ${HOW}` : error instanceof Error ? error.message : error,
    );
    return 1;
  }
}
