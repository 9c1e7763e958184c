// Runs a TypeScript tool: `node tools/run.mjs tools/<name>.ts [arguments]`.
// Node 20 strips no types, so Vite's module runner loads the file; the tool exports `main(argv, load)` and returns the
// exit code. `load` is Node's own import, for built files: the runner is closed by the time that a tool runs.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

// Tools work as the built site does: React, which writes pages and the book, has a version for production, and it is chosen when it is loaded.
process.env.NODE_ENV = 'production';

const [file, ...argv] = process.argv.slice(2);
if (!file) {
  console.error('usage: node tools/run.mjs tools/<name>.ts [arguments]');
  process.exit(2);
}
const { module } = await runnerImport(resolve(file), { configFile: false, logLevel: 'error' });
process.exitCode = await module.main(argv, (url) => import(url));
