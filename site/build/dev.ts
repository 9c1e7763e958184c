/** The server for development, which shows each change of text and code: `npm run dev -- --port 5173`. */
import { cwd, env } from 'node:process';
import { createServer } from 'vite';
import { readOptions } from '../../packages/command-line/options.ts';
import { parsePort } from '../server/port.ts';
import { siteContentPlugin } from './site-content-plugin.ts';

const USAGE = 'npm run dev -- [--port 5173]';

/** @returns exit code, once the server has stopped. @throws UsageError for options that are not understood */
export async function main(argv: string[]): Promise<number> {
  const { values } = readOptions(argv, USAGE, { port: { type: 'string', default: '5173' } });
  const port = parsePort(values.port, USAGE);
  // All other tools run with NODE_ENV=production, as the built site does (`tools/run.mjs`).
  env['NODE_ENV'] = 'development';
  const root = cwd();
  const server = await createServer({ root, server: { port }, plugins: [siteContentPlugin(root)] });
  await server.listen();
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
  await new Promise((stopped) => server.httpServer?.once('close', stopped));
  return 0;
}
