import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { siteConfig, siteSettings } from './site.config.ts';
import { compileAhead } from './tools/build/compile-ahead.ts';

const root = import.meta.dirname;
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string };

/** What cards are made of is one chunk rather than a dozen of a few hundred bytes each, which compress badly. */
const CARDS = {
  name: 'cards',
  test: /src\/(components\/(arabic|card-arabic|reference-list|source-part|transliteration|passage-block|dua-card|card-action-button|card-actions)|storage\/kept-|preferences\/(preferences\.|change-preferences|use-preferences|preferences-button)|counting\/(counter|counts|press|restart-button)|vibration\/vibrate|learning\/learn-button|toast\/notify-not-saved|saved\/(saved|saved-dua|use-saved)|navigation\/(use-arrival|use-backspace))|text\/(transliteration\/stored-words|told-in|grades|weakness)|lucide-react\/dist\/esm\/icons\/(a-large-small|bookmark|check|copy|ellipsis|share-2)\./,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

export default defineConfig({
  root,
  base: siteConfig.base,
  define: {
    SITE_SETTINGS: siteSettings(version),
    // The build says which book there is.
    BUILT_BOOK: 'undefined',
  },
  resolve: {
    // The package's exports name its development files only; the production ones stand beside them.
    alias: [{ find: /^react-router$/, replacement: resolve(root, 'node_modules/react-router/dist/production/index.mjs') }],
  },
  plugins: [react(), compileAhead()],
  build: {
    outDir: 'build/client',
    cssCodeSplit: false,
    rollupOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups: [CARDS] } } },
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
});
