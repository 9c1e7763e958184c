/** Reads `content/needs.yaml`: the words of need of screens that have no page file. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation } from './compilation.ts';
import { needsSchema } from './schema.ts';

const FILE = 'needs.yaml';

/** Words of need by screen, its address without the leading slash; a project that has none has no such file. */
export function compileScreenNeeds(compilation: Compilation): ReadonlyMap<string, readonly string[]> {
  const read = existsSync(join(compilation.root, 'content', FILE)) ? compilation.read(FILE, needsSchema) : undefined;
  return new Map(read?.value.screens.map(({ screen, needs }) => [screen, needs]));
}
