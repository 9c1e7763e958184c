/**
 * The built site behind nginx, under `/` and, from a build of its own, under a path: `npm run test:nginx`. nginx is
 * installed by apt where that is allowed; where it cannot be, the test says so and passes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { freePort } from './free-port.ts';
import { filesBelow } from '../../build/compress.ts';
import { LANGUAGES } from '../../../site.config.ts';
import { unmetRequirements } from '../../server/requirements.ts';
import { copyProject } from '../../../tools/setup/project-copy.ts';
import { aptInstall } from '../../../tools/setup/system.mjs';
import { hasBrotli, isInstalled, PACKAGES, startNginx } from './nginx-server.ts';
import { findingsOfSampleVisit } from './visit.ts';

const BASE_PATH = '/misbaha/';

/** A sentence for each address in a page that does not begin with the base. */
function outsideAddressFaults(build: string, base: string): string[] {
  const pages = filesBelow(join(build, 'client')).filter((name) => name.endsWith('.html'));
  return pages.flatMap((name) => {
    const text = readFileSync(join(build, 'client', name), 'utf8');
    const addresses = [...text.matchAll(/\s(?:href|src)="(\/[^"]*)"/g)].map(([, address = '']) => address);
    return addresses.filter((address) => !address.startsWith(base)).map((address) => `${name} leads to ${address}, outside ${base}`);
  });
}

/** @returns whether nginx serves a build as it must */
async function servesAsRequired(build: string, base: string, languages: readonly string[]): Promise<boolean> {
  const port = await freePort();
  const stop = await startNginx(build, base, port);
  try {
    const site = { origin: `http://127.0.0.1:${port}`, base, build, languages, brotli: hasBrotli() };
    const faults = [
      ...(await unmetRequirements(site)),
      ...outsideAddressFaults(build, base),
      ...(base === '/' ? [] : await findingsOfSampleVisit(site)),
    ];
    for (const fault of faults) console.error(fault);
    console.log(
      `below ${base}: ${faults.length === 0 ? 'all is as required' : `${faults.length} faults`}${site.brotli ? '' : ', without brotli'}`,
    );
    return faults.length === 0;
  } finally {
    await stop();
  }
}

/** The languages that are built below the path: the first and one other, as further ones do not differ. */
const LANGUAGES_BELOW_PATH = LANGUAGES.slice(0, 2);

/** Builds a language below the path. @param folder of a copy of the project @returns whether it could be built */
async function buildsBelowPath(folder: string, tag: string): Promise<boolean> {
  const env = { ...process.env, MISBAHA_BASE: BASE_PATH, MISBAHA_LANGUAGE: tag };
  const build = spawn('npm', ['run', '--silent', 'build'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [status] = (await once(build, 'close')) as [number | null];
  return status === 0;
}

/** Whether nginx serves a build below the path as required. Each language is built in a copy of the project, in parallel. */
async function servesBelowPath(): Promise<boolean> {
  const copies = LANGUAGES_BELOW_PATH.map((tag) => ({ tag, ...copyProject() }));
  const [first, ...others] = copies.map(({ tag, folder }) => ({ tag, build: join(folder, 'build') }));
  try {
    const built = await Promise.all(copies.map(({ tag, folder }) => buildsBelowPath(folder, tag)));
    if (!first || built.includes(false)) return false;
    for (const { tag, build } of others) renameSync(join(build, 'client', tag), join(first.build, 'client', tag));
    return await servesAsRequired(first.build, BASE_PATH, LANGUAGES_BELOW_PATH);
  } finally {
    for (const { dispose } of copies) dispose();
  }
}

/** @returns exit code: 1 where a requirement is not met, 0 also where there is no nginx */
export async function main(): Promise<number> {
  // Older systems have no package of the brotli module.
  if (!isInstalled() && !aptInstall(PACKAGES)) aptInstall(PACKAGES.slice(0, 1));
  if (!isInstalled()) {
    console.log('nginx is not installed here and could not be installed, so the site was not tried behind it.');
    return 0;
  }
  const passed = await servesAsRequired(join(cwd(), 'build'), '/', LANGUAGES);
  return (await servesBelowPath()) && passed ? 0 : 1;
}
