/** Compiles a module to a script that stands inline in every page. */
import { join } from 'node:path';
import { build } from 'vite';

/**
 * @param root absolute path of the project
 * @param module path of the module from there
 * @returns the script's text, which the policy allows by its hash
 */
export async function inlineScript(root: string, module: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: join(root, module), output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk || chunk.imports.length > 0) throw new Error(`${module} must become one script without imports`);
  const script = chunk.code.trim();
  if (/<\/script|<!--/i.test(script)) throw new Error(`${module} holds what would end its own script element`);
  return script;
}
