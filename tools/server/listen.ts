/** Brings a server to an address of this computer, or says why it cannot be there and what to do. */
import type { Server } from 'node:http';
import { networkInterfaces } from 'node:os';

export interface Place {
  /** A name or an IP address of this computer; `0.0.0.0` and `::` are all of them. */
  host: string;
  port: number;
}

/** Reached from this computer alone. */
export const LOOPBACK = '127.0.0.1';

const HOW = 'npm run serve -- --port 8080';

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

const isCoded = (error: unknown): error is Error & { code: string } => error instanceof Error && 'code' in error;

/** A sentence for what the system refuses. */
function listenFault(error: unknown, { host, port }: Place): string {
  const code = isCoded(error) ? error.code : '';
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Choose another one: ${HOW}`;
  if (code === 'EACCES') return `This account may not open port ${port}; below 1024 they are the system's. Choose another one: ${HOW}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This computer has no address "${host}". Leave --host out to serve this computer alone, or open it to others by --host 0.0.0.0`;
  return error instanceof Error ? error.message : String(error);
}

/** @throws Error with a remedy where the port or the host cannot be had */
export async function listen(server: Server, place: Place): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(place.port, place.host, () => {
        server.off('error', reject);
        resolve();
      });
    });
  } catch (error) {
    throw new Error(listenFault(error, place), { cause: error });
  }
}

const isIPv6 = (host: string): boolean => host.includes(':');

/** The addresses at which a browser finds what listens at a place. @param base path of the site, with a slash at both ends */
export function addressesAt({ host, port }: Place, base: string): string[] {
  const names = EVERYWHERE.has(host)
    ? [
        'localhost',
        ...Object.values(networkInterfaces()).flatMap(
          (some) => some?.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address) ?? [],
        ),
      ]
    : [host === LOOPBACK ? 'localhost' : isIPv6(host) ? `[${host}]` : host];
  return names.map((name) => `http://${name}:${port}${base === '/' ? '' : base}`);
}
