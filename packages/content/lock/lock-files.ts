/** Two kinds of locks: one for what all languages share, and one in each language's folder for its words. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LockedField } from './locked-fields.ts';

export interface LockFile {
  /** `content/text.lock` */
  path: string;
  /** Text of the file, or undefined where it does not exist. */
  text: string | undefined;
  /** Whether this lock has the line of a field. */
  holds: (field: Pick<LockedField, 'isOfLanguage'>) => boolean;
}

/** @param tag of the language */
export function readLocks(root: string, tag: string): LockFile[] {
  const read = (path: string): string | undefined => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined);
  const [texts, words] = ['content/text.lock', `content/languages/${tag}/text.lock`] as const;
  return [
    { path: texts, text: read(texts), holds: ({ isOfLanguage }) => !isOfLanguage },
    { path: words, text: read(words), holds: ({ isOfLanguage }) => isOfLanguage },
  ];
}
