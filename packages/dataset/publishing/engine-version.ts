/** The version of the engine's package: the one at the head of its changelog, which is its only home. */
import { readFileSync } from 'node:fs';

const HEADING = /^## (\d+\.\d+\.\d+)$/m;

/** @param changelog path of the changelog @throws Error where no version stands in it */
export function engineVersion(changelog: string): string {
  const version = HEADING.exec(readFileSync(changelog, 'utf8'))?.[1];
  if (version === undefined) throw new Error(`${changelog} names no version; begin its newest entry with a heading such as "## 1.2.0"`);
  return version;
}
