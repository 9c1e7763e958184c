/**
 * Holds the built book against the rules of EPUB with epubcheck and against WCAG with axe: `npm run test:book`, after a build.
 * epubcheck is installed by apt where that is allowed; where it is not there and cannot be, the test says so.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { aptInstall } from '../../tools/setup/system.mjs';
import { accessibilityFindings } from './accessibility.ts';
import { BOOK_FILE } from './words.ts';

/** Where Debian keeps it: an archive of Java, which not every system runs by its name alone. */
const EPUBCHECK = '/usr/share/java/epubcheck.jar';
const PACKAGES = ['epubcheck', 'default-jre-headless'];

/** What an e-reader, or a mail to one, takes without a thought. */
const MOST_BYTES = 3 * 1024 * 1024;

const hasJava = (): boolean => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
const isInstalled = (): boolean => existsSync(EPUBCHECK) && hasJava();

/** @returns whether epubcheck finds nothing, or is not there */
function followsEpub(book: string): boolean {
  if (!isInstalled() && !(aptInstall(PACKAGES) && isInstalled())) {
    console.log('epubcheck is not installed here and could not be installed, so the book was not held against the rules of EPUB.');
    return true;
  }
  // With `--failonwarnings` it exits with 0 only where there are neither errors nor warnings.
  return spawnSync('java', ['-jar', EPUBCHECK, '--failonwarnings', book], { stdio: 'inherit' }).status === 0;
}

/** @returns whether axe finds nothing */
async function isAccessible(book: string): Promise<boolean> {
  const { documents, findings } = await accessibilityFindings(book);
  for (const finding of findings) console.error(finding);
  if (findings.length === 0) console.log(`axe finds nothing in ${documents} documents, which have every shape of markup of the book.`);
  return findings.length === 0;
}

/** @returns exit code: 1 where something was found, or where there is no book; 0 also where there is no epubcheck */
export async function main(): Promise<number> {
  const book = join(cwd(), 'build/client', BOOK_FILE);
  if (!existsSync(book)) {
    console.error(`There is no build/client/${BOOK_FILE}. Build first: npm run build`);
    return 1;
  }
  const { size } = statSync(book);
  if (size > MOST_BYTES) {
    console.error(`${BOOK_FILE} has ${size} bytes; at most ${MOST_BYTES} are allowed`);
    return 1;
  }
  const passed = followsEpub(book);
  return (await isAccessible(book)) && passed ? 0 : 1;
}
