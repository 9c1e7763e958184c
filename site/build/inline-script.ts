/** Compiles a module to a script for the HTML of every page. */
import { bundleToOneScript } from './one-script.ts';

/**
 * @param root absolute path of the project
 * @param modulePath path of the module from there
 * @returns the script's text, which the policy allows by its hash
 */
export async function compileInlineScript(root: string, modulePath: string): Promise<string> {
  const script = await bundleToOneScript(root, modulePath);
  if (/<\/script|<!--/i.test(script)) throw new Error(`${modulePath} holds what would end its own script element`);
  return script;
}
