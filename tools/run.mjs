// Runs a TypeScript tool: `node tools/run.mjs <path of a tool> [arguments]`.
// Node 20 strips no types, so Vite's module runner loads the file; the tool exports `main(argv, load)` and returns the
// exit code. `load` is Node's own import, for built files: the runner is closed by the time that a tool runs.
import { relative, resolve } from 'node:path';
import { runnerImport } from 'vite';

// Tools work as the built site does: React, which renders pages and the book, picks its production version when it is
// loaded.
process.env.NODE_ENV = 'production';

/** Errors whose message is enough for the user, each with its exit code; others are thrown with their stack. */
const EXIT_CODE_BY_ERROR = { UsageError: 2, InputError: 1, ContentError: 1 };

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    // A reader such as `head` may close the pipe early; that is no fault.
    if (error.code === 'EPIPE') return;
    const why = error.code === 'ENOSPC' ? 'there is no space left on the device' : error.message;
    if (stream === process.stdout) process.stderr.write(`The output is not whole: ${why}.\n`);
    process.exit(1);
  });
}

const [file, ...argv] = process.argv.slice(2);
if (!file) {
  console.error('usage: node tools/run.mjs <path of a tool> [arguments]');
  process.exit(2);
}
const exitWithMessage = (error) => {
  if (!Object.hasOwn(EXIT_CODE_BY_ERROR, error?.name)) throw error;
  console.error(error.message);
  process.exit(EXIT_CODE_BY_ERROR[error.name]);
};

let plugins = [];
try {
  // A tool may import generated interface words, so they are written before it is loaded.
  const { module: messages } = await runnerImport(resolve('packages/content/messages/messages.ts'), {
    configFile: false,
    logLevel: 'error',
  });
  messages.writeMessageModules(process.cwd());
  plugins = [messages.messagesResolver(process.cwd())];
} catch (error) {
  exitWithMessage(error);
}
const { module } = await runnerImport(resolve(file), { configFile: false, logLevel: 'error', plugins });
if (module.main.length === 0 && argv.length > 0) {
  console.error(`Unexpected argument '${argv[0]}': ${process.env.npm_lifecycle_event ?? relative('.', resolve(file))} takes none.`);
  process.exit(2);
}
try {
  process.exitCode = await module.main(argv, (url) => import(url));
} catch (error) {
  exitWithMessage(error);
}
