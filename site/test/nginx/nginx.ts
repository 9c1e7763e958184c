/**
 * The built site behind nginx, under `/` and under a path: `npm run test:nginx`. nginx is installed by apt where that is
 * allowed; where it cannot be, the test says so and passes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { freePort } from './free-port.ts';
import { HEADERS_JSON, nginxLocations, type ResponseHeaders } from '../../build/headers.ts';
import { unmetRequirements } from '../serving/requirements.ts';
import { aptInstall } from '../../../tools/setup/system.mjs';
import { requestAndConsoleFindings } from '../visit/sample-visit.ts';
import { hasBrotli, isInstalled, PACKAGES, startNginx } from './nginx-server.ts';

const PATH = '/misbaha/';
const BUILD = join(cwd(), 'build');

/**
 * @param base path below which the site is served; below `/`, for which it is built, it is visited too
 * @param locations the snippet for nginx
 * @returns whether nginx serves the site as it must
 */
async function servesAsRequired(base: string, locations: string): Promise<boolean> {
  const port = await freePort();
  const stop = await startNginx(join(BUILD, 'client'), locations, base, port);
  try {
    const site = { origin: `http://127.0.0.1:${port}`, base, build: BUILD, brotli: hasBrotli() };
    const faults = [...(await unmetRequirements(site)), ...(base === '/' ? await requestAndConsoleFindings(`${site.origin}/`) : [])];
    for (const fault of faults) console.error(fault);
    console.log(
      `below ${base}: ${faults.length === 0 ? 'all is as required' : `${faults.length} faults`}${site.brotli ? '' : ', without brotli'}`,
    );
    return faults.length === 0;
  } finally {
    await stop();
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
  const written = readFileSync(join(BUILD, 'nginx.conf'), 'utf8');
  const security = JSON.parse(readFileSync(join(BUILD, HEADERS_JSON), 'utf8')) as ResponseHeaders;
  const passed = [await servesAsRequired('/', written), await servesAsRequired(PATH, nginxLocations(security, PATH))];
  return passed.every(Boolean) ? 0 : 1;
}
