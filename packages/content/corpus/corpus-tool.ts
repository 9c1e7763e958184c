/** Finds the reference corpus and runs its own tool. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const TOOL = 'attest.mjs';

/**
 * The folder of the corpus beside the project; undefined where it is absent. Only commands look for it: whoever works on a copy or a
 * fixture gives the folder or goes without, whatever lies beside that.
 */
export function corpusBeside(project: string): string | undefined {
  const folder = join(project, '../shared/corpus');
  return existsSync(join(folder, TOOL)) ? folder : undefined;
}

/**
 * Has a step of Node's own read some texts with the tool loaded.
 * @param corpus its folder
 * @param texts one JSON line each
 * @param step body of an async function that knows `tool` (the tool's exports) and `texts`, and returns a list
 * @returns what the step gave
 */
export function withCorpus(corpus: string, texts: readonly object[], step: string): unknown[] {
  const tool = join(corpus, TOOL);
  const folder = mkdtempSync(join(tmpdir(), 'misbaha-corpus-'));
  try {
    const file = join(folder, 'texts.json');
    writeFileSync(file, JSON.stringify(texts));
    const script = [
      `import { readFileSync } from 'node:fs';`,
      `const tool = await import(${JSON.stringify(pathToFileURL(tool).href)});`,
      `const texts = JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'));`,
      `process.stdout.write(JSON.stringify(await (async () => { ${step} })()));`,
    ].join('\n');
    const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    if (status !== 0) throw new Error(`the corpus could not be asked: ${stderr}`);
    return JSON.parse(stdout) as unknown[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
