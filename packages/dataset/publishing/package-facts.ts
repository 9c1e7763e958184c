/** The `package.json` fields that all published packages share. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ProjectFacts {
  homepage: string;
  repository: object;
  bugs: object;
  author: string;
}

/** `require` loads an ES module from these versions on. */
const ENGINES = { node: '^20.19.0 || >=22.12.0' };

/**
 * Whose a package is, where it comes from, and on which Node it runs. The addresses are those of the project's own `package.json`.
 * @param root absolute path of the project
 */
export function packageFacts(root: string): object {
  const { homepage, repository, bugs, author } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as ProjectFacts;
  return { homepage, repository, bugs, author, engines: ENGINES, publishConfig: { access: 'public', provenance: true } };
}
