/** How long a build takes, for the content as it is and for ten times as many pages. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject, multiplyPages } from './tenfold.ts';

export interface BuildTime {
  content: string;
  /** Prerendered pages. */
  pages: number;
  /**
   * Milliseconds of the whole command, the start of Node included. The fonts come from the cache of an earlier build: copies of
   * pages hold the Arabic that is there already.
   */
  time: number;
}

/** Builds a project. @throws Error with what the build said, where it fails */
async function build(folder: string): Promise<{ pages: number; time: number }> {
  const started = performance.now();
  const child = spawn(process.execPath, ['tools/run.mjs', 'tools/build/build.ts', '--any-size'], { cwd: folder });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`the build failed:\n${said}`);
  return { pages: Number(/(\d+) prerendered/.exec(said)?.[1] ?? Number.NaN), time: performance.now() - started };
}

/** Builds each once, in a temporary folder. @param root absolute path of the project, which was built before */
export async function buildTimes(root: string): Promise<BuildTime[]> {
  const times: BuildTime[] = [];
  for (const factor of [1, 10]) {
    const folder = mkdtempSync(join(tmpdir(), 'misbaha-bench-'));
    try {
      copyProject(root, folder);
      if (factor > 1) multiplyPages(join(folder, 'content'), factor);
      times.push({ content: factor === 1 ? 'as it is' : `${factor} times its pages`, ...(await build(folder)) });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return times;
}
