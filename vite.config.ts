import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { siteConfig } from './site.config.ts';
import { languageStylesPath } from './site/build/language-styles.ts';
import { siteSettingsJson } from './site/build/site-settings.ts';
import { compileHintPlugin } from './site/build/compile-ahead.ts';
import { citiesPlugin } from './site/build/cities/cities-plugin.ts';
import { messagesResolver } from './packages/content/messages/messages.ts';
import { messageModulesWriterPlugin } from './packages/content/messages/vite-plugin.ts';

const root = import.meta.dirname;

/**
 * Each group is one chunk of these modules and their imports: what every page needs at its start, what cards share with
 * the results of the search, what cards need, the reader's own lists, icons of several lazy parts, what panels share, what
 * search and check share, what lists of duas share, and what menus and pages of duas share. Separately these were dozens of
 * modules of a few hundred bytes, which compress badly and take a request each. The search screen loads what its results
 * share with other screens, so that a first search loads one script. Messages are matched by the end of their path, since
 * their folder depends on the language. If one of the modules moves, `tools/structure/chunk-groups.test.ts` names it.
 */
export const CHUNK_GROUPS = [
  {
    name: 'app',
    test: /site\/src\/(app\/entry-client|features\/counting\/resume-point|platform\/(loading\/|add-styles\.)|ui\/(pending-sign|load-failed|with-breaks-after-slash))|\/messages\/locale\./,
    priority: 4,
  },
  {
    name: 'preferences',
    test: /site\/src\/(platform\/(preferences\/use-preferences|navigation\/use-history-state)|ui\/use-plain-style\.)|icons\/chevron-right\./,
    priority: 3,
  },
  {
    name: 'cards',
    test: /site\/src\/(features\/(card\/(dua-card|passage-block)|counting\/restart\.|learning\/learn-all-button|preferences\/preferences-button)|ui\/double-click)/,
    priority: 2,
  },
  {
    name: 'own-lists',
    test: /site\/src\/(features\/lists\/(lists|use-lists|list-record|addresses)|platform\/fnv1a)\.|\/messages\/lists\./,
    priority: 1,
  },
  { name: 'icons', test: /lucide-react.*icons\/(x|plus|download|graduation-cap)\./, priority: 1 },
  { name: 'panel', test: /site\/src\/ui\/(panel-frame|panel-fields|use-modal)\./, priority: 1 },
  {
    name: 'search',
    test: /site\/src\/(features\/search\/use-query-address|ui\/plain-or-precise)\.|core\/search\/fold\.|fastest-levenshtein/,
    priority: 1,
  },
  {
    name: 'rows',
    test: /site\/src\/(features\/(counting\/use-today|learning\/not-loaded|saved\/(use-cards|lookup))|ui\/(names-of-rows|file-button))\./,
    priority: 1,
  },
  { name: 'menu-and-page', test: /site\/src\/features\/card\/(print-booklet-link|card-count-text)|icons\/printer\./, priority: 1 },
];

/** Settings that the build and the development server share; each adds the content (`site/build/site-content-plugin.ts`). */
export default defineConfig({
  root,
  base: siteConfig.base,
  publicDir: 'site/public',
  resolve: { alias: { '@fonts': resolve(root, siteConfig.folder, 'fonts'), '@language.css': languageStylesPath(root) } },
  define: {
    SITE_SETTINGS: siteSettingsJson(root),
    // The build replaces it with the facts of the book.
    BUILT_BOOK: 'undefined',
  },
  plugins: [react(), messageModulesWriterPlugin(root), messagesResolver(root), citiesPlugin(), compileHintPlugin()],
  build: {
    outDir: `${siteConfig.folder}/client`,
    cssCodeSplit: false,
    // Preload lists would add 1 KB to every first load, and screens are loaded before their links are followed.
    modulePreload: false,
    rollupOptions: {
      checks: { pluginTimings: false },
      // Reads the icons that are used, and not all 1,700 that `lucide-react` exports.
      experimental: { lazyBarrel: true },
      // Inlines each message where it is used.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: { codeSplitting: { groups: CHUNK_GROUPS } },
    },
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
});
