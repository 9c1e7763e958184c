/** Compiles a module, with all that it imports, to one script. */
import { join } from 'node:path';
import { build } from 'vite';
import { messagesResolver } from '../../packages/content/messages/messages.ts';

/**
 * @param root absolute path of the project
 * @param modulePath path of the module, relative to `root`
 * @param definedConstants JSON values for names that the module only declares
 * @returns the script's text
 */
export async function bundleToOneScript(
  root: string,
  modulePath: string,
  definedConstants: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    plugins: [messagesResolver(root)],
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(Object.entries(definedConstants).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: join(root, modulePath), output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk || chunk.imports.length > 0) throw new Error(`${modulePath} must become one script without imports`);
  return chunk.code.trim();
}
