/** The content as the app shows it. Here alone the site's build asks the publisher: since when a card stands, and its fingerprint. */
import type { Plugin } from 'vite';
import { contentPlugin } from '../../packages/content/compiler/vite-plugin.ts';
import { compileShown } from '../../packages/dataset/evidence/shown-library.ts';
import { searchIndexOf } from '../../packages/content/search-index/search-index-of.ts';

/** @param root absolute path of the folder that holds `content/` and `editions/` */
export const siteContent = (root: string): Plugin => contentPlugin(root, { compile: () => compileShown(root), search: searchIndexOf });
