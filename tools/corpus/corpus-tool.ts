/** Runs the reference corpus's own tool beside the project, where it is present. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

/** Where the corpus's tool lies, or undefined where the corpus is absent. */
function corpusTool(root: string): string | undefined {
  const tool = join(root, '../shared/corpus/attest.mjs');
  return existsSync(tool) ? tool : undefined;
}

/**
 * Has a step of Node's own read some texts with the tool loaded.
 * @param texts one JSON line each
 * @param step body of an async function that knows `tool` (the tool's exports) and `texts`, and returns a list
 * @returns what the step gave, or undefined where the corpus is absent
 */
export function withCorpus(root: string, texts: readonly object[], step: string): unknown[] | undefined {
  const tool = corpusTool(root);
  if (!tool) return undefined;
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
