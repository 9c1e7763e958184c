/** The facts on the deployment that are compiled into the app (`SITE_SETTINGS` in `site/src/platform/site.ts`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageBase, siteConfig } from '../../site.config.ts';
import { readLanguageSettings } from '../../packages/content/compiler/language-settings.ts';
import { siteLanguages } from './languages.ts';

/**
 * @param root absolute path of the project
 * @returns the source text of the constant
 */
export function siteSettingsJson(root: string): string {
  const { origin, email, profile, language } = siteConfig;
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  // Computed at build time, since `Intl.DisplayNames` takes 50 ms on a slow phone.
  const namesHere = new Intl.DisplayNames([readLanguageSettings(root, language).locale], { type: 'language' });
  const languages = siteLanguages(root).map((tag) => {
    const { name, direction, offer } = readLanguageSettings(root, tag);
    return { tag, name, nameHere: namesHere.of(tag) ?? name, direction, offer, base: languageBase(tag) };
  });
  return JSON.stringify({ origin, email, profile, version, language, languages });
}
