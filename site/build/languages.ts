/** The languages that the site has. */
import { baseOf, FIRST_LANGUAGE, siteConfig } from '../../site.config.ts';
import { otherLanguages } from '../../packages/content/compiler/languages.ts';

/** Tags of all languages of the site, the first one first. @param root absolute path of the project */
export const siteLanguages = (root: string): string[] => [FIRST_LANGUAGE, ...otherLanguages(root)];

/** Where a page stands in one language. */
export interface Alternate {
  /** As `hreflang` has it; `x-default` for readers of any other language. */
  language: string;
  /** Whole address. */
  address: string;
}

/**
 * Where a page stands in every language of the site; none where there is one language.
 * @param tags of all languages (`siteLanguages`, which reads their settings: ask once for all pages)
 * @param path of the page, below the base of its language
 */
export function alternatesOf(tags: readonly string[], path: string): Alternate[] {
  if (tags.length === 1) return [];
  const addressIn = (tag: string): string => `${siteConfig.origin}${baseOf(tag).slice(0, -1)}${path}`;
  return [
    ...tags.map((tag) => ({ language: tag, address: addressIn(tag) })),
    { language: 'x-default', address: addressIn(FIRST_LANGUAGE) },
  ];
}
