#!/usr/bin/env node
/** `npx misbaha-data verify <folder>` */
import { existsSync } from 'node:fs';
import { argv } from 'node:process';
import { manifests } from './manifests.js';
import { readManifestLanguage, verify } from './verify.ts';

const USAGE = `usage: misbaha-data verify <folder>

Holds a copy of the data against its manifest, and against the edition of this package in the language of the copy.
Exit code: 0 whole, 1 broken, 2 called wrongly, 3 whole but of another edition.`;

/** Problems that mean another edition, not a broken copy. */
const EDITION_MISMATCHES = new Set(['older-edition', 'newer-edition', 'other-draft', 'other-language']);

const FIRST_LANGUAGE = 'en';

async function runCommand([command, folder, ...more]: readonly string[]): Promise<number> {
  if (command !== 'verify' || folder === undefined || more.length) {
    console.error(USAGE);
    return 2;
  }
  if (!existsSync(folder)) {
    console.error(`There is no folder ${folder}.`);
    return 2;
  }
  const load = manifests[readManifestLanguage(folder) ?? FIRST_LANGUAGE] ?? manifests[FIRST_LANGUAGE];
  const { version, language, leftOut, problems } = verify(folder, (await load?.())?.default);
  for (const { sentence } of problems) console.error(sentence);
  if (problems.some(({ kind }) => !EDITION_MISMATCHES.has(kind))) return 1;
  const whole = leftOut.length ? `whole but for ${leftOut.join(' and ')}, which the npm package leaves out` : 'whole';
  console.log(`${folder} holds edition ${version}${language === undefined ? '' : ` in the language "${language}"`}, ${whole}.`);
  return problems.length ? 3 : 0;
}

process.exitCode = await runCommand(argv.slice(2));
