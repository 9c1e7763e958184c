import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { siteConfig } from './site.config.ts';
import { languageStyles } from './site/build/language-styles.ts';
import { siteSettings } from './site/build/site-settings.ts';
import { compileAhead } from './site/build/compile-ahead.ts';
import { citiesPlugin } from './site/build/cities/cities-plugin.ts';
import { messagesResolver } from './packages/content/messages/messages.ts';
import { messagesPlugin } from './packages/content/messages/vite-plugin.ts';

const root = import.meta.dirname;

/**
 * Four chunks are put together from these modules and all that they import: what every page starts with, what cards are made of, the
 * button of the booklet, and the reader's own lists, each with small modules that many share. By themselves these are dozens of a few hundred bytes, which compress badly and are a request each.
 * Messages of another language than the first lie elsewhere, so only the end of their path is named. Where one of the modules moves, `npm run check:budget` or the count of a search's requests (`site/test/browser/search.spec.ts`) fails.
 */
const CHUNKS = [
  {
    name: 'app',
    test: /site\/src\/(app\/entry-client|features\/counting\/resume-point|platform\/(loading\/|add-styles\.)|ui\/(pending-sign|load-failed))|arabic\/transliteration\/key\.|\/messages\/locale\./,
    priority: 3,
  },
  {
    name: 'cards',
    test: /site\/src\/(features\/(card\/(dua-card|passage-block)|learning\/learn-button|preferences\/preferences-button)|ui\/plain-style|platform\/navigation\/use-history-state)|icons\/chevron-right\./,
    priority: 2,
  },
  {
    name: 'own-lists',
    test: /site\/src\/(features\/lists\/(lists|list-record|addresses)|platform\/fnv1a)\.|\/messages\/lists\./,
    priority: 1,
  },
  { name: 'booklet-link', test: /site\/src\/features\/card\/booklet-link|icons\/printer\./, priority: 1 },
];

/** What the build and the server for development share; they bring the content (`site/build/site-content.ts`). */
export default defineConfig({
  root,
  base: siteConfig.base,
  publicDir: 'site/public',
  resolve: { alias: { '@fonts': resolve(root, siteConfig.folder, 'fonts'), '@language.css': languageStyles(root) } },
  define: {
    SITE_SETTINGS: siteSettings(root),
    // The build says which book there is.
    BUILT_BOOK: 'undefined',
  },
  plugins: [react(), messagesPlugin(root), messagesResolver(root), citiesPlugin(), compileAhead()],
  build: {
    outDir: `${siteConfig.folder}/client`,
    cssCodeSplit: false,
    // The list of what each chunk imports would be 1 KB of every first load, and links load their screens before they are followed.
    modulePreload: false,
    rollupOptions: {
      checks: { pluginTimings: false },
      // Messages are constants; where one is read it stands in the code that shows it.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: { codeSplitting: { groups: CHUNKS } },
    },
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
});
