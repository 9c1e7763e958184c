/** Writes files that several builds share. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pid } from 'node:process';

/**
 * Writes a file and the folders above it. The build of another language may look for the file at any time, and finds
 * all of it or nothing.
 */
export function writeCacheFile(file: string, content: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${pid}`, content);
  renameSync(`${file}.${pid}`, file);
}
