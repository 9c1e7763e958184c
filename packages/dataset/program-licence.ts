/** The licence of the program, which schemas, types and the code of the packages are under. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the licence of the program ends in `LICENSE`. */
const TEXTS_LICENCE_HEADING = '\nThe texts have a licence of their own';

/** @param root absolute path of the project @returns the MIT licence with its copyright line, ending with a line break */
export function programLicenceText(root: string): string {
  const [licence = ''] = readFileSync(join(root, 'LICENSE'), 'utf8').split(TEXTS_LICENCE_HEADING);
  return licence;
}
