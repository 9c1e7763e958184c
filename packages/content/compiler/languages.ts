/** The languages that a project has, and those that it publishes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { DRAFT_LANGUAGES_TO_BUILD, FIRST_LANGUAGE, LANGUAGES } from '../../../site.config.ts';
import { parseOneOf } from '../../command-line/options.ts';
import { readLanguageSettings } from './language-settings.ts';

/**
 * Tags of all languages, the reference language first; a folder without `language.yaml` is none.
 * @param root absolute path of the folder that holds `content/`
 */
export function languageTagsIn(root: string): string[] {
  const folder = join(root, 'content/languages');
  const tags = existsSync(folder) ? readdirSync(folder).filter((tag) => existsSync(join(folder, tag, 'language.yaml'))) : [];
  return [FIRST_LANGUAGE, ...tags.filter((tag) => tag !== FIRST_LANGUAGE).toSorted()];
}

/**
 * The value of `--language`, for commands that take every language.
 * @param root absolute path of the project
 * @throws UsageError that lists the languages where it is none of them
 */
export const parseLanguageOption = (root: string, tag: string, usage: string): string =>
  parseOneOf(tag, '--language', languageTagsIn(root), usage);

/**
 * Tags of the site's languages that the project has, even if their settings have faults: commands that report such faults
 * must be able to start. `siteLanguageTagsAfterFirst` throws where it cannot read the settings.
 * @param root absolute path of the folder that holds `content/`
 */
export const siteLanguageTagsIn = (root: string): string[] =>
  languageTagsIn(root).filter((tag) => LANGUAGES.includes(tag) && (DRAFT_LANGUAGES_TO_BUILD.includes(tag) || !isDraft(root, tag)));

/** Whether a language calls itself a draft, whatever else its settings lack. */
export function isDraft(root: string, tag: string): boolean {
  try {
    const settings: unknown = parse(readFileSync(join(root, 'content/languages', tag, 'language.yaml'), 'utf8'));
    return typeof settings === 'object' && settings !== null && 'status' in settings && settings.status === 'draft';
  } catch {
    // Faults of the settings are reported elsewhere.
    return false;
  }
}

/**
 * Tags of the site's languages besides the first, without drafts that `MISBAHA_DRAFTS` does not name.
 * @param root absolute path of the project
 */
export const siteLanguageTagsAfterFirst = (root: string): string[] =>
  LANGUAGES.filter(
    (tag) => tag !== FIRST_LANGUAGE && (DRAFT_LANGUAGES_TO_BUILD.includes(tag) || readLanguageSettings(root, tag).status === 'complete'),
  );
