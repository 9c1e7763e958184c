/** `npm run --silent content:export`: the content as one JSON line a text. */
import { cwd } from 'node:process';
import { compileLibrary } from '../compiler/compile.ts';
import { exportTexts } from '../compiler/exported-text.ts';

/** @returns exit code: 1 where the content does not compile */
export async function main(): Promise<number> {
  try {
    const lines = exportTexts(compileLibrary(cwd())).map((text) => JSON.stringify(text));
    process.stdout.write(`${lines.join('\n')}\n`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
