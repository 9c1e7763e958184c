/** Configuration of the tests in Node and jsdom. Those in a browser are in `playwright.config.ts`. */
import { resolve } from 'node:path';
import { env } from 'node:process';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { siteSettingsJson } from './site/build/site-settings.ts';
import { describeBuiltBook } from './packages/book/built-book.ts';
import { citiesPlugin } from './site/build/cities/cities-plugin.ts';
import { siteContentPlugin } from './site/build/site-content-plugin.ts';
import { messagesResolver, writeMessageModules } from './packages/content/messages/messages.ts';

// As in `packages/typesetting/picture-fonts.ts`. Tests run in threads, and the drawing library does not see variables
// set there.
env['FONTCONFIG_FILE'] = resolve(import.meta.dirname, 'packages/typesetting/fonts.conf');

const root = resolve(import.meta.dirname);
writeMessageModules(root);

const FOLDERS_OF_UNIT_TESTS = '{packages,tools,site/build,site/server,site/src,site/test/{book,engines,licences,messages,nginx},bench}';
const UNIT_TESTS = `${FOLDERS_OF_UNIT_TESTS}/**/*.test.ts`;
const ISOLATED_TESTS = `${FOLDERS_OF_UNIT_TESTS}/**/*.isolated.test.ts`;

interface TestFiles {
  include: string[];
  exclude?: string[];
}

/** Settings that all projects share. Vitest changes the settings that it gets, so each project gets new ones. */
const testProject = (name: string, files: TestFiles, settings: object = {}): TestProjectInlineConfiguration => ({
  // As in `vite.config.ts`, which the build uses.
  plugins: [messagesResolver(root), citiesPlugin()],
  define: { SITE_SETTINGS: siteSettingsJson(root), BUILT_BOOK: JSON.stringify(describeBuiltBook(root)) ?? 'undefined' },
  test: {
    name,
    root,
    ...files,
    // Threads keep loaded modules from file to file; isolating each file would take twice the work.
    pool: 'threads',
    isolate: false,
    // High, for busy machines: compiling all content and reading the Qur'an take long. No test here measures time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    ...settings,
  },
});

/** A project whose tests render the app in jsdom with the texts of `content/`. */
const appProject = (name: string, files: TestFiles, setupFiles: string[] = []): TestProjectInlineConfiguration => ({
  ...testProject(name, files, {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    // As in Playwright: the reporter names a test that passes only at its retry, and the run does not fail.
    retry: env['CI'] ? 1 : 0,
    setupFiles: ['site/test/jsdom/missing-in-jsdom.ts', ...setupFiles],
  }),
  plugins: [react(), messagesResolver(root), siteContentPlugin(root), citiesPlugin()],
});

export default defineConfig({
  test: {
    // All cores, since nothing else runs beside the tests.
    maxWorkers: '100%',
    projects: [
      testProject('unit', { include: [UNIT_TESTS], exclude: [...configDefaults.exclude, ISOLATED_TESTS] }),
      // Files that replace modules or load them anew; what one of them loads, no other file gets.
      testProject('isolated', { include: [ISOLATED_TESTS], exclude: configDefaults.exclude }, { isolate: true }),
      appProject('components', { include: ['site/{src,test/components}/**/*.test.tsx'] }, [
        'site/test/jsdom/serve-texts.ts',
        'site/test/jsdom/setup-components.ts',
      ]),
      // The projects `documents` and `hydration` read the built site.
      testProject('documents', { include: ['site/test/static/**/*.test.ts'] }),
      // These read the sites of the pseudo-languages (`npm run test:languages`).
      testProject('languages', { include: ['site/test/languages/**/*.test.ts'] }),
      appProject('hydration', { include: ['site/test/static/**/*.test.tsx'] }),
    ],
  },
});
