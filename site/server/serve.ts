/** Serves what is built, to this computer alone: `npm run serve -- --port 4173`; to others too with `--host 0.0.0.0`. */
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { readOptions, UsageError } from '../../packages/command-line/options.ts';
import { siteConfig } from '../../site.config.ts';
import { parsePort } from './port.ts';
import { createSiteServer } from './site-server.ts';

/** Other computers cannot connect to this address. */
const LOOPBACK = '127.0.0.1';
const USAGE = 'npm run serve -- [--port 4173] [--host 127.0.0.1]';
const SERVE_EXAMPLE = 'npm run serve -- --port 8080 --host 127.0.0.1';

export interface ListenAddress {
  /** A name or an IP address of this computer; `0.0.0.0` and `::` are all of them. */
  host: string;
  port: number;
}

/** Parses the options. @throws UsageError for options that are not understood */
export function parseListenAddress(argv: readonly string[]): ListenAddress {
  const { values } = readOptions(argv, USAGE, {
    port: { type: 'string', default: '4173' },
    host: { type: 'string', default: LOOPBACK },
  });
  const port = parsePort(values.port, USAGE);
  // Given an empty host, Node would listen on every address of this computer.
  if (values.host.trim() === '') throw new UsageError('--host takes an address; 0.0.0.0 stands for all of this computer', USAGE);
  return { host: values.host, port };
}

/** A sentence that explains why the system does not let the server listen. */
export function listenErrorSentence(error: unknown, { host, port }: ListenAddress): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Choose another one: ${SERVE_EXAMPLE}`;
  if (code === 'EACCES')
    return `This account may not open port ${port}; below 1024 they are the system's. Choose another one: ${SERVE_EXAMPLE}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This computer has no address "${host}". Leave --host out to serve this computer alone, or open it to others by --host 0.0.0.0`;
  return message;
}

/** The addresses at which a browser finds the site. */
export function addressesAt({ host, port }: ListenAddress, base: string): string[] {
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  const open = all.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address);
  const names = host === '0.0.0.0' || host === '::' ? ['localhost', ...open] : [host === LOOPBACK ? 'localhost' : host];
  return names.map((name) => `http://${name.includes(':') ? `[${name}]` : name}:${port}${base}`);
}

/**
 * @returns exit code: 1 where nothing is built, or the server cannot listen at the address
 * @throws UsageError for options that are not understood
 */
export async function main(argv: string[]): Promise<number> {
  const address = parseListenAddress(argv);
  try {
    const server = createSiteServer(join(cwd(), 'build/client'));
    await once(server.listen(address.port, address.host), 'listening').catch((error: unknown) => {
      throw new Error(listenErrorSentence(error, address), { cause: error });
    });
    const whom = address.host === LOOPBACK ? ', for this computer alone' : '';
    console.log(`Misbaha is at ${addressesAt(address, siteConfig.base).join(' and ')}${whom}`);
    // Runs until the process gets a signal.
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close(() => resolve()));
    });
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
