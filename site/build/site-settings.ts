/** What the app knows of its deployment, as a constant in its code (`SITE_SETTINGS` in `site/src/platform/site.ts`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseOf, siteConfig } from '../../site.config.ts';
import { languageSettings } from '../../packages/content/compiler/language-settings.ts';
import { siteLanguages } from './languages.ts';

/**
 * @param root absolute path of the project
 * @returns the source text of the constant
 */
export function siteSettings(root: string): string {
  const { origin, email, profile, language } = siteConfig;
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  // Made here, as the names of all languages take a slow phone 50 ms to read.
  const namesHere = new Intl.DisplayNames([languageSettings(root, language).locale], { type: 'language' });
  const languages = siteLanguages(root).map((tag) => {
    const { name, direction, offer } = languageSettings(root, tag);
    return { tag, name, nameHere: namesHere.of(tag) ?? name, direction, offer, base: baseOf(tag) };
  });
  return JSON.stringify({ origin, email, profile, version, language, languages });
}
