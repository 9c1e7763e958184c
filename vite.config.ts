import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { siteConfig, siteSettings } from './site.config.ts';
import { builtBook } from './tools/book/built-book.ts';
import { compileAhead } from './tools/build/compile-ahead.ts';
import { contentModules } from './tools/compiler/vite-plugin.ts';
import { compileShown } from './tools/evidence/shown-library.ts';
import { messages } from './tools/messages/vite-plugin.ts';
import { searchOf } from './tools/search/search-of.ts';

const root = import.meta.dirname;
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string };

/** What cards are made of is one chunk rather than a dozen of a few hundred bytes each, which compress badly. */
const CARDS = {
  name: 'cards',
  test: /src\/(components\/(arabic|card-arabic|reference-list|source-part|transliteration|passage-block|dua-card|card-action-button|card-actions)|storage\/kept-|preferences\/(preferences\.|change-preferences|use-preferences|preferences-button)|counting\/(counter|count-in-words|counts|press|restart-button)|vibration\/vibrate|learning\/learn-button|toast\/notify-not-saved|saved\/(saved|saved-dua|use-saved)|navigation\/(use-arrival|use-backspace))|text\/(transliteration\/stored-words|told-in|grades|weakness|format|messages\/(cards|counting|sources))\.|lucide-react\/dist\/esm\/icons\/(a-large-small|bookmark|check|copy|ellipsis|share-2)\./,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** What every page's texts load by, and what their plurals are chosen by, in one chunk for the same reason. */
const TEXTS = {
  name: 'texts',
  test: /src\/(content\/(content-file|fetch-hashed)|loading\/resource|offline\/file-check)\.|@messageformat\/runtime/,
};

export default defineConfig({
  root,
  base: siteConfig.base,
  define: {
    SITE_SETTINGS: siteSettings(version),
    BUILT_BOOK: JSON.stringify(builtBook(root)) ?? 'undefined',
  },
  resolve: {
    // The package's exports name its development files only; the production ones stand beside them.
    alias: [{ find: /^react-router$/, replacement: resolve(root, 'node_modules/react-router/dist/production/index.mjs') }],
  },
  plugins: [react(), messages(root), contentModules(root, { compile: compileShown, search: searchOf }), compileAhead()],
  build: {
    outDir: 'build/client',
    cssCodeSplit: false,
    rollupOptions: {
      checks: { pluginTimings: false },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: { codeSplitting: { groups: [CARDS, TEXTS] } },
    },
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
});
