/** Finds the reference corpus and runs its own tool. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const TOOL = 'attest.mjs';

/**
 * The folder of the corpus beside the project; undefined where it is absent. Only commands look for it: code that works
 * on a copy or a fixture is given a folder, or none.
 */
export function findCorpus(project: string): string | undefined {
  const folder = join(project, '../shared/corpus');
  return existsSync(join(folder, TOOL)) ? folder : undefined;
}

/**
 * Runs a script with the corpus tool in a Node process of its own.
 * @param corpus its folder
 * @param texts one JSON line each
 * @param step body of an async function that knows `tool` (the tool's exports) and `texts`, and returns a list
 * @returns the list
 */
export function runCorpusTool(corpus: string, texts: readonly object[], step: string): unknown[] {
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
