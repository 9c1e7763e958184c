#!/usr/bin/env node
/** `npx misbaha-data verify <folder>` */
import { existsSync } from 'node:fs';
import { argv } from 'node:process';
import { manifest } from './loaders.js';
import { verify } from './verify.ts';

const USAGE = `usage: misbaha-data verify <folder>

Holds a copy of the data against its manifest, and against the edition of this package.
Exit code: 0 whole, 1 broken, 2 called wrongly, 3 whole but of another edition.`;

/** Problems that mean another edition, not a broken copy. */
const EDITION_MISMATCHES = new Set(['older-edition', 'newer-edition']);

async function runCommand([command, folder, ...more]: readonly string[]): Promise<number> {
  if (command !== 'verify' || folder === undefined || more.length) {
    console.error(USAGE);
    return 2;
  }
  if (!existsSync(folder)) {
    console.error(`There is no folder ${folder}.`);
    return 2;
  }
  const { version, problems } = verify(folder, (await manifest()).default);
  for (const { sentence } of problems) console.error(sentence);
  if (problems.some(({ kind }) => !EDITION_MISMATCHES.has(kind))) return 1;
  console.log(`${folder} holds edition ${version}, whole.`);
  return problems.length ? 3 : 0;
}

process.exitCode = await runCommand(argv.slice(2));
