/** Compiles a module, with all that it imports, to one script. */
import { join } from 'node:path';
import { build } from 'vite';
import { messagesResolver } from '../../packages/content/messages/messages.ts';

/**
 * @param root absolute path of the project
 * @param module path of the module, relative to `root`
 * @param values JSON values for names that the module only declares
 * @returns the script's text
 */
export async function bundleToOneScript(root: string, module: string, values: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    plugins: [messagesResolver(root)],
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: join(root, module), output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk || chunk.imports.length > 0) throw new Error(`${module} must become one script without imports`);
  return chunk.code.trim();
}
