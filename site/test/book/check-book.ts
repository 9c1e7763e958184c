/**
 * Checks the built book with epubcheck and axe: `npm run test:book`, after a build.
 * apt installs epubcheck where that is allowed; where it cannot, the test says so and goes on.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cwd } from 'node:process';
import { aptInstall } from '../../../tools/setup/system.mjs';
import { accessibilityFindings } from './accessibility.ts';
import { BOOK_FILE } from '../../../packages/book/titles.ts';

/** Path of the JAR in Debian's package; it is started with `java`, since not every system can run the JAR itself. */
const EPUBCHECK_JAR = '/usr/share/java/epubcheck.jar';
const APT_PACKAGES = ['epubcheck', 'default-jre-headless'];

/** Small enough for any e-reader, and for mail to one. */
const MAX_BOOK_BYTES = 3 * 1024 * 1024;

const hasJava = (): boolean => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
const isEpubcheckInstalled = (): boolean => existsSync(EPUBCHECK_JAR) && hasJava();

/** @returns true where epubcheck finds nothing, or cannot be installed */
function passesEpubcheckIfAvailable(bookPath: string): boolean {
  if (!isEpubcheckInstalled() && !(aptInstall(APT_PACKAGES) && isEpubcheckInstalled())) {
    console.log('epubcheck is not installed here and could not be installed, so the book was not held against the rules of EPUB.');
    return true;
  }
  // With `--failonwarnings` it exits with 0 only where there are neither errors nor warnings.
  return spawnSync('java', ['-jar', EPUBCHECK_JAR, '--failonwarnings', bookPath], { stdio: 'inherit' }).status === 0;
}

/** @returns whether axe finds nothing */
async function isAccessible(bookPath: string): Promise<boolean> {
  const { documents, findings } = await accessibilityFindings(bookPath);
  for (const finding of findings) console.error(finding);
  if (findings.length === 0) console.log(`axe finds nothing in ${documents} documents, which have every shape of markup of the book.`);
  return findings.length === 0;
}

/** @returns exit code: 1 for a finding or without a book; 0 also without epubcheck */
export async function main(): Promise<number> {
  const book = join(cwd(), 'build/client', BOOK_FILE);
  if (!existsSync(book)) {
    console.error(`There is no build/client/${BOOK_FILE}. Build first: npm run build`);
    return 1;
  }
  const { size } = statSync(book);
  if (size > MAX_BOOK_BYTES) {
    console.error(`${BOOK_FILE} has ${size} bytes; at most ${MAX_BOOK_BYTES} are allowed`);
    return 1;
  }
  const passed = passesEpubcheckIfAvailable(book);
  return (await isAccessible(book)) && passed ? 0 : 1;
}
