/**
 * The built site behind nginx, under `/` and under a path of its own: `npm run test:nginx`. nginx is installed by apt where
 * that is allowed; where it is not there and cannot be, the test says so and ends well.
 */
import { freePort } from '../browsers/free-port.ts';
import { aptInstall } from '../setup/system.mjs';
import { builtFor } from './built-for.ts';
import { CHECKS, type Served } from './checks.ts';
import { hasBrotli, isInstalled, PACKAGES, type RunningNginx, startNginx } from './nginx-server.ts';
import { visit } from './visit.ts';

const BASES = ['/', '/misbaha/'];
const MOST_SHOWN = 5;

function report(name: string, findings: readonly string[]): boolean {
  console.log(`  ${findings.length === 0 ? '✓' : '✘'} ${name}`);
  for (const finding of findings.slice(0, MOST_SHOWN)) console.log(`      ${finding}`);
  if (findings.length > MOST_SHOWN) console.log(`      and ${findings.length - MOST_SHOWN} more`);
  return findings.length === 0;
}

async function checkBase(base: string): Promise<boolean> {
  const build = builtFor(base);
  let nginx: RunningNginx | undefined;
  try {
    nginx = await startNginx(build.folder, base, await freePort());
    const site: Served = { origin: nginx.origin, base, build: build.folder, brotli: hasBrotli() };
    const passed: boolean[] = [];
    for (const [name, check] of Object.entries({ ...CHECKS, 'a visit in Chromium': visit })) passed.push(report(name, await check(site)));
    return passed.every(Boolean);
  } finally {
    await nginx?.stop();
    build.dispose();
  }
}

/**
 * @param bases paths to try the site under; without any, `/` and `/misbaha/`
 * @returns exit code: 1 where a check failed, 0 also where there is no nginx
 */
export async function main(bases: string[]): Promise<number> {
  // Older systems have no package of the brotli module.
  if (!isInstalled() && !aptInstall(PACKAGES)) aptInstall(PACKAGES.slice(0, 1));
  if (!isInstalled()) {
    console.log('nginx is not installed here and could not be installed, so the site was not tried behind it.');
    return 0;
  }
  if (!hasBrotli()) console.log('nginx has no brotli module here, so only gzip was tried.');
  let passed = true;
  for (const base of bases.length > 0 ? bases : BASES) {
    console.log(`nginx serves the site below ${base}`);
    passed = (await checkBase(base)) && passed;
  }
  return passed ? 0 : 1;
}
