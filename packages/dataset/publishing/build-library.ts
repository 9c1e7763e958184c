/** Builds the modules and the types of a package from TypeScript. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'vite';

/**
 * @param entries source files by the name of the module that each becomes
 * @param shared paths of modules that were built before, by the specifier that the sources import; they are not built again
 */
export async function buildModules(
  root: string,
  entries: Readonly<Record<string, string>>,
  folder: string,
  shared: Readonly<Record<string, string>> = {},
): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'shared-modules',
        enforce: 'pre',
        resolveId: (source) => (Object.hasOwn(shared, source) ? { id: shared[source] ?? '', external: true } : null),
      },
    ],
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: 'es2022',
      lib: { entry: { ...entries }, formats: ['es'] },
      rollupOptions: {
        external: [/^node:/, './loaders.js', './manifests.js', './quran-loaders.js'],
        output: { chunkFileNames: 'shared-[name].js' },
      },
    },
  });
}

/**
 * Writes `.d.ts` files of the entries and of all that they import below `<folder>/types/`, with the project's folder
 * structure.
 * @returns the path of each entry's types, relative to `folder`
 * @throws Error with what the compiler prints
 */
export function writeTypes(root: string, entries: readonly string[], folder: string): string[] {
  const types = join(folder, 'types');
  const settings = ['--declaration', '--emitDeclarationOnly', '--noEmit', 'false', '--rootDir', root, '--outDir', types];
  const project = ['--ignoreConfig', '--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler', '--strict'];
  const allowed = ['--allowImportingTsExtensions', '--skipLibCheck', '--types', 'node', '--lib', 'es2023,dom'];
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, ...project, ...allowed, ...settings, ...entries], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the types of ${entries.join(', ')} cannot be written:\n${stdout}`);
  for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.d.ts'))) {
    const file = join(types, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(from '|from "|import\(")(\.[^'"]+)\.ts(['"])/g, '$1$2.js$3'));
  }
  return entries.map((entry) => `./types/${relative(root, entry).replace(/\.ts$/, '.d.ts')}`);
}
