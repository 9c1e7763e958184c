/** The version of the transliteration package: the newest heading of its changelog states it, nothing else does. */
import { readFileSync } from 'node:fs';

const VERSION_HEADING = /^## (\d+\.\d+\.\d+)$/m;

/** @param changelogPath path of the changelog @throws Error where no version stands in it */
export function transliterationPackageVersion(changelogPath: string): string {
  const version = VERSION_HEADING.exec(readFileSync(changelogPath, 'utf8'))?.[1];
  if (version === undefined) throw new Error(`${changelogPath} names no version; begin its newest entry with a heading such as "## 1.2.0"`);
  return version;
}
