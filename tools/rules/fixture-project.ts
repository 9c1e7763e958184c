/** Writes a fixture to a folder of its own and examines it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Library } from '../compiler/library.ts';
import type { Problem } from '../compiler/problem.ts';
import { examineProject, type Context } from './context.ts';
import { formatLock, lockedFields } from '../lock/locked-fields.ts';
import { PENDING_RULES, RULES } from './rules.ts';
import { runRules } from './run-rules.ts';
import { BASE, type Files, type Fixture } from './fixture.ts';

/** Runs a step on a folder that holds `content/` with the base and the files given on top. */
export function withProject<T>(files: Files, step: (root: string) => T): T {
  const root = mkdtempSync(join(tmpdir(), 'misbaha-fixture-'));
  try {
    for (const [name, text] of Object.entries({ ...BASE, ...files })) {
      if (text === null) continue;
      mkdirSync(dirname(join(root, 'content', name)), { recursive: true });
      writeFileSync(join(root, 'content', name), text);
    }
    return step(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** What the rules find in a fixture, those that are pending too. A fixture without a lock is taken as locked. */
export const problemsOf = ({ files }: Pick<Fixture, 'files'>): Problem[] =>
  withProject(files, (root) => {
    const { library, context } = examineProject(root);
    const locked: Context = { ...context, lock: context.lock ?? lockOf(library) };
    return runRules([...RULES, ...PENDING_RULES], library, locked).problems;
  });

export const lockOf = (library: Library): string => formatLock(lockedFields(library));
