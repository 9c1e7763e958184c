/** The style sheet with the font faces of the build's language. */
import { join } from 'node:path';
import { siteConfig } from '../../site.config.ts';
import { readLanguageSettings } from '../../packages/content/compiler/language-settings.ts';

/** @param root absolute path of the project @returns absolute path of the style sheet */
export const languageStylesPath = (root: string): string =>
  join(root, 'site/src/ui/styles/languages', `${readLanguageSettings(root, siteConfig.language).faces ?? 'latin'}.css`);
