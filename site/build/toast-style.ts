/**
 * The inline style that sonner, the library of toasts, inserts into the page. The policy allows exactly this text by
 * its hash, and an empty one, since sonner inserts the element before its text.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const INSERTED_CSS_PATTERN = /^__insertCSS\((".*")\);$/m;

/**
 * Texts of the inline styles that the policy allows.
 * @throws Error where an update of the library inserts its style in another way
 */
export function toastInlineStyles(): string[] {
  const file = join(dirname(createRequire(import.meta.url).resolve('sonner')), 'index.mjs');
  const [, literal] = INSERTED_CSS_PATTERN.exec(readFileSync(file, 'utf8')) ?? [];
  if (!literal)
    throw new Error(
      `sonner inserts its style sheet in a new way: update INSERTED_CSS_PATTERN in site/build/toast-style.ts (read from ${file})`,
    );
  return ['', JSON.parse(literal) as string];
}
