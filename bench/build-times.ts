/** How long a build takes. */
import { spawn } from 'node:child_process';
import { copyProject } from '../tools/setup/project-copy.ts';

export interface BuildMeasurement {
  /** Number of prerendered pages. */
  pages: number;
  /** Milliseconds of the whole command, the start of Node included. The fonts come from the cache of an earlier build. */
  time: number;
}

/** Builds a project. @throws Error with the output of the build, where it fails */
async function build(folder: string): Promise<BuildMeasurement> {
  const started = performance.now();
  const child = spawn(process.execPath, ['tools/run.mjs', 'site/build/build.ts'], { cwd: folder });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`the build failed:\n${said}`);
  return { pages: Number(/(\d+) prerendered/.exec(said)?.[1] ?? Number.NaN), time: performance.now() - started };
}

/** Builds a copy of the project. The project itself must have been built before, so that its font cache is filled. */
export async function measureBuildOfCopy(): Promise<BuildMeasurement> {
  const { folder, dispose } = copyProject();
  try {
    return await build(folder);
  } finally {
    dispose();
  }
}
