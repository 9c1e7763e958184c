/** The `package.json` fields that all published packages share. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ProjectPackageFields {
  homepage: string;
  repository: object;
  bugs: object;
  author: string;
}

/** From these versions on, `require` can load an ES module. */
const ENGINES = { node: '^20.19.0 || >=22.12.0' };

/**
 * Author, addresses and Node versions of a package. The author and addresses are those of the project's own
 * `package.json`.
 * @param root absolute path of the project
 */
export function sharedPackageFields(root: string): object {
  const { homepage, repository, bugs, author } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as ProjectPackageFields;
  return { homepage, repository, bugs, author, engines: ENGINES, publishConfig: { access: 'public', provenance: true } };
}
