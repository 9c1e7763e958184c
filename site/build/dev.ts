/** The server for development, which shows each change of text and code: `npm run dev -- --port 5173`. */
import { cwd, env } from 'node:process';
import { createServer } from 'vite';
import { readOptions } from '../../packages/command-line/options.ts';
import { siteContent } from './site-content.ts';

export async function main(argv: string[]): Promise<number> {
  const { values } = readOptions(argv, 'npm run dev -- [--port 5173]', { port: { type: 'string', default: '5173' } });
  // All other tools run with NODE_ENV=production, as the built site does (`tools/run.mjs`).
  env['NODE_ENV'] = 'development';
  const root = cwd();
  const server = await createServer({ root, server: { port: Number(values.port) }, plugins: [siteContent(root)] });
  await server.listen();
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
  await new Promise((stopped) => server.httpServer?.once('close', stopped));
  return 0;
}
