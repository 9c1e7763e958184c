/**
 * The site in three engines: `npm run test:browsers`, or `npm run test:browsers -- webkit` for one of them. Each engine is
 * installed by apt where that is allowed. Pictures for a human eye go to `build/pictures/`.
 * Ends with 0 only if all that is installed passed, and says plainly what was not looked at.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { aptInstall } from '../../../tools/setup/system.mjs';
import { type Driver, type Engine, until, VIEWPORT } from './driver.ts';
import { FEATURE_SCENES } from './feature-scenes.ts';
import { chromium, firefox } from './puppeteer.ts';
import { glyphFaults } from './glyphs.ts';
import { markHeightFaults, markHeightWords } from './mark-heights.ts';
import { checkOfflineUse } from './offline.ts';
import { OWN_DAY_SCENES } from './own-day-scenes.ts';
import { openReady, playScene, SCENES } from './scenes.ts';
import { serveSite, type RunningSite } from './site.ts';
import { type Face, siteWords } from './site-words.ts';
import { webkit } from './webkit.ts';

const ENGINES: readonly Engine[] = [chromium, firefox, webkit];

const MOST_NAMED = 5;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** One line for a step. @returns whether it went well */
async function step(name: string, action: () => Promise<string | undefined>): Promise<boolean> {
  try {
    const remark = await action();
    console.log(`  ${remark ? '–' : '✓'} ${name}${remark ? `: not shown, ${remark}` : ''}`);
    return true;
  } catch (error) {
    console.log(`  ✘ ${name}: ${messageOf(error)}`);
    return false;
  }
}

/** @throws Error that names the first findings, where there are any */
function orThrow(findings: readonly string[]): undefined {
  if (findings.length > 0) throw new Error(`${findings.slice(0, MOST_NAMED).join('; ')}${findings.length > MOST_NAMED ? ' …' : ''}`);
}

async function playAll(engine: Engine, driver: Driver, site: RunningSite, faces: readonly Face[]): Promise<boolean> {
  const folder = join(cwd(), 'build/pictures', engine.name);
  mkdirSync(folder, { recursive: true });
  await driver.open(`${site.origin}/`);
  await driver.resize(VIEWPORT);
  await until(driver, 'the window has its size', ({ width, height }) => innerWidth === width && innerHeight === height, VIEWPORT);
  const passed: boolean[] = [];
  for (const scene of [...SCENES, ...FEATURE_SCENES, ...OWN_DAY_SCENES])
    passed.push(
      await step(scene.name, async () => {
        await playScene(driver, site.origin, scene, join(folder, `${scene.name}.png`));
        return undefined;
      }),
    );
  for (const face of faces) {
    await openReady(driver, site.origin + face.page);
    passed.push(
      await step(`${face.words.length} words in ${face.family}`, async () => orThrow(await glyphFaults(driver, face))),
      await step(`marks at their height in ${markHeightWords(face.words).length} words in ${face.family}`, async () => {
        const findings = await markHeightFaults(driver, face);
        return findings.length > 0 && engine.faults?.heights ? `${engine.faults.heights} (${findings.length} words)` : orThrow(findings);
      }),
    );
  }
  // At an address of its own: in WebKitGTK a worker whose page is left while it is registered or let in stays so for good.
  const visited = await serveSite();
  passed.push(await step('offline', () => checkOfflineUse(driver, visited.origin, () => visited.close())));
  await visited.close();
  return passed.every(Boolean);
}

/** @returns whether everything went well */
async function tryEngine(engine: Engine, faces: readonly Face[]): Promise<boolean> {
  const site = await serveSite();
  let driver: Driver | undefined;
  try {
    driver = await engine.launch();
    console.log(driver.name);
    return await playAll(engine, driver, site, faces);
  } catch (error) {
    console.log(`  ✘ ${engine.name}: ${messageOf(error)}`);
    return false;
  } finally {
    await driver?.close();
    await site.close();
  }
}

/** Whether the engine is there, if need be after an attempt to install it. */
const isThere = (engine: Engine): boolean => engine.isInstalled() || (aptInstall(engine.packages) && engine.isInstalled());

/**
 * @param names the engines to use; without any, all
 * @returns exit code: 1 where one of them failed, 0 also where one was skipped
 */
export async function main(names: string[]): Promise<number> {
  const faces = siteWords(join(cwd(), 'build'));
  let passed = true;
  for (const engine of ENGINES.filter(({ name }) => names.length === 0 || names.includes(name))) {
    if (isThere(engine)) passed = (await tryEngine(engine, faces)) && passed;
    else console.log(`${engine.name} was skipped: ${engine.packages.join(' and ')} are not installed and could not be.`);
  }
  return passed ? 0 : 1;
}
