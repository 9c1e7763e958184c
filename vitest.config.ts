/** The tests outside a browser. The browser's own are in `playwright.config.ts`. */
import { resolve } from 'node:path';
import { env } from 'node:process';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { siteSettings } from './site/build/site-settings.ts';
import { builtBook } from './packages/book/built-book.ts';
import { citiesPlugin } from './site/build/cities/cities-plugin.ts';
import { siteContent } from './site/build/site-content.ts';
import { messagesResolver, writeMessages } from './packages/content/messages/messages.ts';

// As `packages/typesetting/picture-fonts.ts` sets it. Tests run in threads, and what a thread sets is not seen by the library that draws.
env['FONTCONFIG_FILE'] = resolve(import.meta.dirname, 'packages/typesetting/fonts.conf');

const root = resolve(import.meta.dirname);
writeMessages(root);

interface Files {
  include: string[];
  exclude?: string[];
}

/** What all projects share. Vitest takes the settings of each out of its own object, so each gets a new one. */
const project = (name: string, files: Files, settings: object = {}): TestProjectInlineConfiguration => ({
  // As the build does it (`site/build/build.ts`).
  plugins: [messagesResolver(root), citiesPlugin()],
  define: { SITE_SETTINGS: siteSettings(root), BUILT_BOOK: JSON.stringify(builtBook(root)) ?? 'undefined' },
  test: {
    name,
    root,
    ...files,
    // A thread for each core keeps the modules that it has loaded: each file on its own costs twice the work.
    pool: 'threads',
    isolate: false,
    // Compiling all content and reading the whole Qur'an take a while on a busy machine. Nothing here measures time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    ...settings,
  },
});

/** A project that renders the app outside a browser, with the texts of `content/`. */
const appProject = (name: string, files: Files, setupFiles: string[] = []): TestProjectInlineConfiguration => ({
  ...project(name, files, {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    // As in the browser's tests: a test that passes only at its second try is told of by the reporter, and does not stop a landing.
    retry: env['CI'] ? 1 : 0,
    setupFiles: ['site/test/jsdom/missing-in-jsdom.ts', ...setupFiles],
  }),
  plugins: [react(), messagesResolver(root), siteContent(root), citiesPlugin()],
});

export default defineConfig({
  test: {
    // Every core: while tests run there is nothing else to do.
    maxWorkers: '100%',
    projects: [
      project('unit', { include: ['{packages,tools,site/build,site/server,site/src,site/test/engines,site/test/nginx}/**/*.test.ts'] }),
      appProject('components', { include: ['site/{src,test/components}/**/*.test.tsx'] }, [
        'site/test/jsdom/serve-texts.ts',
        'site/test/jsdom/setup-components.ts',
      ]),
      // These two read the built site.
      project('documents', { include: ['site/test/static/**/*.test.ts'] }),
      // These read the sites of the pseudo-languages (`npm run test:languages`).
      project('languages', { include: ['site/test/languages/**/*.test.ts'] }),
      appProject('hydration', { include: ['site/test/static/**/*.test.tsx'] }),
    ],
  },
});
