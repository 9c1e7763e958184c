/** Writes `build/sbom.json`, the list of the packages that are built into the site (CycloneDX): `npm run sbom`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { shippedPackageFolders } from './licences/shipped-packages.ts';

/** The fields of npm's list that are read here. */
interface PackageList {
  metadata: { component: { 'bom-ref': string } };
  components: { name: string; group?: string; 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

export async function main(): Promise<number> {
  // Only the lock file is read, so that the list does not depend on what else is installed. Without development packages npm
  // would also omit those that both they and the app need, such as React.
  const npm = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--include', 'dev', '--package-lock-only'], { encoding: 'utf8' });
  if (npm.status !== 0) {
    console.error(npm.stderr || npm.error?.message);
    return 1;
  }
  const list = JSON.parse(npm.stdout) as PackageList;
  const shipped = new Set(shippedPackageFolders(cwd()).map((folder) => folder.split('node_modules/').at(-1)));
  const components = list.components.filter(({ name, group }) => shipped.has(group ? `${group}/${name}` : name));
  const refs = new Set([list.metadata.component['bom-ref'], ...components.map((component) => component['bom-ref'])]);
  const dependencies = list.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
  const folder = join(cwd(), 'build');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'sbom.json'), `${JSON.stringify({ ...list, components, dependencies }, null, 2)}\n`);
  console.log(`build/sbom.json lists ${components.length} packages`);
  return 0;
}
