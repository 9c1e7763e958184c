/**
 * The style sheet that sonner, the library of the messages, puts into the page by itself, as an inline style. The policy allows
 * exactly this text, by its hash, and an empty one: the element stands in the page for a moment before its text does.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const INSERTED = /^__insertCSS\((".*")\);$/m;

/**
 * Texts of inline styles that may stand in a page.
 * @throws Error where the library carries its style sheet in another way, so that an update is looked at
 */
export function toastStyles(): string[] {
  const file = join(dirname(createRequire(import.meta.url).resolve('sonner')), 'index.mjs');
  const [, literal] = INSERTED.exec(readFileSync(file, 'utf8')) ?? [];
  if (!literal) throw new Error(`${file} inserts no style sheet in the form that the policy knows; see site/build/toast-style.ts`);
  return ['', JSON.parse(literal) as string];
}
