/** The languages that a project has, and those that it publishes. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_LANGUAGE, LANGUAGES, siteConfig } from '../../../site.config.ts';
import { languageSettings } from './language-settings.ts';

/**
 * Tags of all languages, the reference language first; a folder without `language.yaml` is none.
 * @param root absolute path of the folder that holds `content/`
 */
export function languagesOf(root: string): string[] {
  const folder = join(root, 'content/languages');
  const tags = existsSync(folder) ? readdirSync(folder).filter((tag) => existsSync(join(folder, tag, 'language.yaml'))) : [];
  return [FIRST_LANGUAGE, ...tags.filter((tag) => tag !== FIRST_LANGUAGE).toSorted()];
}

/** Whether the site of this build has a language: one that is complete, the one that is built, or a draft that was named (MISBAHA_DRAFTS). */
const isOnSite = (root: string, tag: string): boolean =>
  tag === siteConfig.language || siteConfig.drafts.includes(tag) || languageSettings(root, tag).status === 'complete';

/**
 * Tags of the languages beside the first that the site has, without drafts that nobody asked for.
 * @param root absolute path of the project
 */
export const otherLanguages = (root: string): string[] => LANGUAGES.filter((tag) => tag !== FIRST_LANGUAGE && isOnSite(root, tag));
