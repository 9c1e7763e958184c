/** The languages that the site has. */
import { languageBase, FIRST_LANGUAGE, siteConfig } from '../../site.config.ts';
import { siteLanguageTagsAfterFirst } from '../../packages/content/compiler/languages.ts';

/** Tags of all languages of the site, the first one first. @param root absolute path of the project */
export const siteLanguages = (root: string): string[] => [FIRST_LANGUAGE, ...siteLanguageTagsAfterFirst(root)];

/** The address of a page in one language. */
export interface LanguageAlternate {
  /** Value of `hreflang`; `x-default` for readers of other languages. */
  language: string;
  /** Absolute URL. */
  address: string;
}

/**
 * The addresses of a page in every language of the site; none where there is one language.
 * @param tags of all languages, from `siteLanguages`; it reads files, so call it once for all pages
 * @param path of the page, below the base of its language
 */
export function alternatesOf(tags: readonly string[], path: string): LanguageAlternate[] {
  if (tags.length === 1) return [];
  const addressIn = (tag: string): string => `${siteConfig.origin}${languageBase(tag).slice(0, -1)}${path}`;
  return [
    ...tags.map((tag) => ({ language: tag, address: addressIn(tag) })),
    { language: 'x-default', address: addressIn(FIRST_LANGUAGE) },
  ];
}
