/**
 * The built site behind nginx, under `/` and, from a build of its own, under a path: `npm run test:nginx`. nginx is
 * installed by apt where that is allowed; where it cannot be, the test says so and passes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { freePort } from './free-port.ts';
import { FIRST_LANGUAGE, LANGUAGES } from '../../../site.config.ts';
import { unmetRequirements } from '../../server/requirements.ts';
import { copyProject } from '../../../tools/setup/project-copy.ts';
import { aptInstall } from '../../../tools/setup/system.mjs';
import { hasBrotli, isInstalled, PACKAGES, startNginx } from './nginx-server.ts';
import { outsideAddressFaults } from '../static/outside-addresses.ts';
import { findingsOfSampleVisit } from './visit.ts';

const BASE_PATH = '/misbaha/';

/** @returns whether nginx serves a build as it must */
async function servesAsRequired(build: string, base: string, languages: readonly string[]): Promise<boolean> {
  const port = await freePort();
  const stop = await startNginx(build, base, port);
  try {
    const site = { origin: `http://127.0.0.1:${port}`, base, build, languages, brotli: hasBrotli() };
    const faults = [
      ...(await unmetRequirements(site)),
      ...outsideAddressFaults(join(build, 'client'), base),
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

/**
 * Whether nginx serves a build below the path as required, of the first language alone: `npm run test:languages` builds two
 * others below a path.
 */
async function servesBelowPath(): Promise<boolean> {
  const { folder, dispose } = copyProject();
  try {
    const env = { ...process.env, MISBAHA_BASE: BASE_PATH, MISBAHA_LANGUAGE: FIRST_LANGUAGE };
    const build = spawn('npm', ['run', '--silent', 'build'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
    const [status] = (await once(build, 'close')) as [number | null];
    return status === 0 && (await servesAsRequired(join(folder, 'build'), BASE_PATH, [FIRST_LANGUAGE]));
  } finally {
    dispose();
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
