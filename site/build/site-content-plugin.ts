/**
 * The content as the app shows it, with the evidence of each card. No other module of the site's build asks the
 * dataset for the evidence.
 */
import type { Plugin } from 'vite';
import { siteConfig } from '../../site.config.ts';
import { compileLibrary } from '../../packages/content/compiler/compile.ts';
import type { Library } from '../../packages/content/compiler/library.ts';
import { contentPlugin } from '../../packages/content/compiler/vite-plugin.ts';
import { libraryWithEvidence } from '../../packages/dataset/evidence/shown-library.ts';
import { searchIndexOf } from '../../packages/content/search-index/search-index-of.ts';

/**
 * @param root absolute path of the folder that holds `content/` and `editions/`
 * @param library if it is already compiled; otherwise it is compiled on the first request
 */
export const siteContentPlugin = (root: string, library?: Library): Plugin =>
  contentPlugin(root, {
    compile: () => libraryWithEvidence(root, library ?? compileLibrary(root, siteConfig.language)),
    search: searchIndexOf,
  });
