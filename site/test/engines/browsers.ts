/**
 * The site in three engines: `npm run test:browsers`, or `npm run test:browsers -- webkit` for one of them. Each engine
 * is installed by apt where that is allowed. Chromium, in which the Playwright tests run, plays the scenes and goes offline only
 * where it is named; else only its words are measured. Screenshots for people go to `build/pictures/`. Ends with 0 only if all
 * that is installed passed, and says what was not tested.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { aptInstall } from '../../../tools/setup/system.mjs';
import { serveSite, type RunningSite } from '../../server/serve-built-site.ts';
import { type Driver, type Engine, waitUntil, VIEWPORT } from './driver.ts';
import { FEATURE_SCENES } from './feature-scenes.ts';
import { chromium, firefox } from './puppeteer.ts';
import { glyphFaults } from './glyphs.ts';
import { markPositioningFaults, selectWordsToMeasure } from './mark-heights.ts';
import { checkOfflineUnlessUnsupported } from './offline.ts';
import { PERSONAL_SCENES } from './personal-scenes.ts';
import { openReady, playScene, BASIC_USE_SCENES } from './scenes.ts';
import { type FaceWords, wordsByFace } from './site-words.ts';
import { webkit } from './webkit.ts';

const ENGINES: readonly Engine[] = [chromium, firefox, webkit];

const MAX_FINDINGS_NAMED = 5;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs a step and prints one line on it. @returns whether it passed */
async function runStep(engine: Engine, name: string, action: () => Promise<string | undefined>): Promise<boolean> {
  try {
    const remark = await action();
    console.log(`${engine.name} ${remark ? '–' : '✓'} ${name}${remark ? `: not shown, ${remark}` : ''}`);
    return true;
  } catch (error) {
    console.log(`${engine.name} ✘ ${name}: ${messageOf(error)}`);
    return false;
  }
}

/** @throws Error that names the first findings, where there are any */
function throwFindings(findings: readonly string[]): undefined {
  if (findings.length > 0)
    throw new Error(`${findings.slice(0, MAX_FINDINGS_NAMED).join('; ')}${findings.length > MAX_FINDINGS_NAMED ? ' …' : ''}`);
}

type Step = (name: string, action: () => Promise<string | undefined>) => Promise<boolean>;

/** Does what a reader does, on every screen. @returns whether each step passed */
async function playScenes(engine: Engine, driver: Driver, site: RunningSite, step: Step): Promise<boolean[]> {
  const folder = join(cwd(), 'build/pictures', engine.name);
  mkdirSync(folder, { recursive: true });
  const passed: boolean[] = [];
  for (const scene of [...BASIC_USE_SCENES, ...FEATURE_SCENES, ...PERSONAL_SCENES])
    passed.push(
      await step(scene.name, async () => {
        await playScene(driver, site.origin, scene, join(folder, `${scene.name}.png`));
        return undefined;
      }),
    );
  return passed;
}

/** Compares every word of the site with HarfBuzz. @returns whether each step passed */
async function measureWords(
  engine: Engine,
  driver: Driver,
  site: RunningSite,
  faces: readonly FaceWords[],
  step: Step,
): Promise<boolean[]> {
  const passed: boolean[] = [];
  for (const face of faces) {
    await openReady(driver, site.origin + face.page);
    passed.push(
      await step(`${face.words.length} words in ${face.family}`, async () => throwFindings(await glyphFaults(driver, face))),
      await step(`marks at their height in ${selectWordsToMeasure(face.words).length} words in ${face.family}`, async () => {
        const findings = await markPositioningFaults(driver, face);
        return findings.length > 0 && engine.faults?.heights
          ? `${engine.faults.heights} (${findings.length} words)`
          : throwFindings(findings);
      }),
    );
  }
  return passed;
}

/** Visits the site and opens it without a network. @returns whether that passed */
async function visitOffline(driver: Driver, step: Step): Promise<boolean> {
  // At an origin of its own: in WebKitGTK a service worker whose page is left while it registers or activates never
  // recovers.
  const visited = await serveSite();
  const passed = await step('offline', () => checkOfflineUnlessUnsupported(driver, visited.origin, () => visited.close()));
  await visited.close();
  return passed;
}

async function runAllChecks(
  engine: Engine,
  driver: Driver,
  site: RunningSite,
  { faces, playsScenes }: { faces: readonly FaceWords[]; playsScenes: boolean },
): Promise<boolean> {
  const step: Step = (name, action) => runStep(engine, name, action);
  await driver.open(`${site.origin}/`);
  await driver.resize(VIEWPORT);
  await waitUntil(driver, 'the window has its size', ({ width, height }) => innerWidth === width && innerHeight === height, VIEWPORT);
  const scenes = playsScenes ? await playScenes(engine, driver, site, step) : [];
  const words = await measureWords(engine, driver, site, faces, step);
  const offline = playsScenes ? [await visitOffline(driver, step)] : [];
  return [...scenes, ...words, ...offline].every(Boolean);
}

/** @returns whether everything went well */
async function testEngine(engine: Engine, checks: { faces: readonly FaceWords[]; playsScenes: boolean }): Promise<boolean> {
  const site = await serveSite();
  let driver: Driver | undefined;
  try {
    driver = await engine.launch();
    console.log(`${engine.name} is ${driver.name}`);
    return await runAllChecks(engine, driver, site, checks);
  } catch (error) {
    console.log(`${engine.name} ✘ ${messageOf(error)}`);
    return false;
  } finally {
    await driver?.close();
    await site.close();
  }
}

/** Whether the engine is there, if need be after an attempt to install it. */
const ensureInstalled = (engine: Engine): boolean => engine.isInstalled() || (aptInstall(engine.packages) && engine.isInstalled());

/**
 * @param names the engines to use; without any, all
 * @returns exit code: 1 where one of them failed, 0 also where one was skipped
 */
export async function main(names: string[]): Promise<number> {
  const faces = wordsByFace(join(cwd(), 'build'));
  const chosen = ENGINES.filter(({ name }) => names.length === 0 || names.includes(name));
  const installed = chosen.filter(ensureInstalled);
  for (const engine of chosen.filter((one) => !installed.includes(one)))
    console.log(`${engine.name} was skipped: ${engine.packages.join(' and ')} are not installed and could not be.`);
  // In parallel, since an engine waits for its pages half of the time.
  const passed = await Promise.all(
    installed.map((engine) => testEngine(engine, { faces, playsScenes: engine !== chromium || names.includes(engine.name) })),
  );
  return passed.every(Boolean) ? 0 : 1;
}
