/** Finds the reference corpus and runs its own tool. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const CORPUS_TOOL_FILE = 'attest.mjs';

/**
 * The folder of the corpus beside the project; undefined where it is absent. Only commands look for it: code that works
 * on a copy or a fixture is given a folder, or none.
 */
export function findCorpusFolder(projectFolder: string): string | undefined {
  const folder = join(projectFolder, '../shared/corpus');
  return existsSync(join(folder, CORPUS_TOOL_FILE)) ? folder : undefined;
}

/**
 * Runs a script with the corpus tool in a Node process of its own.
 * @param corpusFolder folder of the corpus
 * @param texts are given to the script as one JSON array
 * @param functionBody body of an async function that knows `tool` (the tool's exports) and `texts`, and returns a list
 * @returns the list
 */
export function runCorpusScript(corpusFolder: string, texts: readonly object[], functionBody: string): unknown[] {
  const tool = join(corpusFolder, CORPUS_TOOL_FILE);
  const folder = mkdtempSync(join(tmpdir(), 'misbaha-corpus-'));
  try {
    const file = join(folder, 'texts.json');
    writeFileSync(file, JSON.stringify(texts));
    const script = [
      `import { readFileSync } from 'node:fs';`,
      `const tool = await import(${JSON.stringify(pathToFileURL(tool).href)});`,
      `const texts = JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'));`,
      `process.stdout.write(JSON.stringify(await (async () => { ${functionBody} })()));`,
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
