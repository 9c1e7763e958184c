/** The content as the app shows it. Here alone the site's build asks the publisher: since when a card stands, and its fingerprint. */
import type { Plugin } from 'vite';
import type { Library } from '../../packages/content/compiler/library.ts';
import { contentPlugin } from '../../packages/content/compiler/vite-plugin.ts';
import { compileShown, shownLibrary } from '../../packages/dataset/evidence/shown-library.ts';
import { searchIndexOf } from '../../packages/content/search-index/search-index-of.ts';

/**
 * @param root absolute path of the folder that holds `content/` and `editions/`
 * @param library where it is compiled already; else it is compiled when it is first asked for
 */
export const siteContent = (root: string, library?: Library): Plugin =>
  contentPlugin(root, { compile: () => (library ? shownLibrary(root, library) : compileShown(root)), search: searchIndexOf });
