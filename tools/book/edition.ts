/** Which edition of the texts a book holds. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Edition {
  version: string;
  /** The day of the edition, as `2026-11-22`. The clock of the build has no part in it: one edition is the same bytes everywhere. */
  date: string;
}

/** Goes up with the version in `package.json`. */
const DATE = '2026-11-22';

/** @param root absolute path of the project */
export function readEdition(root: string): Edition {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return { version, date: DATE };
}

/** `22 November 2026` */
export const dayInWords = ({ date }: Edition): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
