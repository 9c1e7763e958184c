/** The sacred fields of the last commit, so that a change can be shown; nothing where there is no git or no commit. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lockKeyOf, lockedFields } from './locked-fields.ts';
import { compileCollectingProblems } from '../compiler/compile.ts';

const runGit = (root: string, args: string[], input?: string): Buffer | undefined => {
  const { status, stdout } = spawnSync('git', ['-C', root, ...args], {
    ...(input === undefined ? {} : { input }),
    maxBuffer: 1 << 28,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : undefined;
};

/** Contents of the committed files, read from the stream of `git cat-file --batch`: header line, bytes, line end. */
function* readBlobs(names: readonly string[], stream: Buffer): Iterable<[string, Buffer]> {
  let offset = 0;
  for (const name of names) {
    const end = stream.indexOf(10, offset);
    const size = Number(stream.subarray(offset, end).toString().split(' ')[2]);
    if (end < 0 || !Number.isInteger(size)) return;
    yield [name, stream.subarray(end + 1, end + 1 + size)];
    offset = end + 1 + size + 1;
  }
}

/**
 * Compiles the committed content apart from the working files.
 * @param root absolute path of the project
 * @param tag of the language
 * @returns texts by `place field`, or undefined where they cannot be had
 */
export function committedFieldTexts(root: string, tag: string): ReadonlyMap<string, string> | undefined {
  const names = runGit(root, ['ls-tree', '-r', '-z', '--name-only', 'HEAD', 'content/'])?.toString().split('\0').filter(Boolean);
  if (!names?.length) return undefined;
  const stream = runGit(root, ['cat-file', '--batch'], names.map((name) => `HEAD:./${name}\n`).join(''));
  if (!stream) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'misbaha-committed-'));
  try {
    for (const [name, bytes] of readBlobs(names, stream)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
    const { library } = compileCollectingProblems(folder, tag);
    return new Map(lockedFields(library).map((field) => [lockKeyOf(field), field.text]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
