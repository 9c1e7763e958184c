/** Writes `build/sbom.json`, the list of the packages that are built into the site (CycloneDX): `npm run sbom`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';

export async function main(): Promise<number> {
  // From the lock file alone, so that it says the same whatever else is installed.
  const npm = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'], { encoding: 'utf8' });
  if (npm.status !== 0) {
    console.error(npm.stderr || npm.error?.message);
    return 1;
  }
  const { components } = JSON.parse(npm.stdout) as { components: { name: string; version: string }[] };
  const folder = join(cwd(), 'build');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'sbom.json'), npm.stdout);
  console.log(`build/sbom.json lists ${components.length} packages`);
  return 0;
}
