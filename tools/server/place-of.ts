/** What the command line of `npm run serve` asks for. */
import { parseArgs } from 'node:util';
import { LOOPBACK, type Place } from './listen.ts';

const DEFAULT_PORT = 4173;
const HOW = 'npm run serve -- --port 8080 --host 127.0.0.1';

/** @throws Error for anything but `--port` with a number and `--host` with an address, naming the right form */
export function placeOf(argv: readonly string[]): Place {
  const { port: asked, host } = optionsOf(argv);
  const port = Number(asked);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`--port takes a number from 1 to 65535, as in: ${HOW}`);
  return { host, port };
}

function optionsOf(argv: readonly string[]): { port: string; host: string } {
  try {
    return parseArgs({
      args: [...argv],
      options: { port: { type: 'string', default: String(DEFAULT_PORT) }, host: { type: 'string', default: LOOPBACK } },
    }).values;
  } catch (error) {
    throw new Error(`"${argv.join(' ')}" is not understood; the way to name a port and an address is: ${HOW}`, { cause: error });
  }
}
