import { resolve } from 'node:path';
import { env } from 'node:process';
import { defineConfig } from 'vitest/config';
import { siteSettings } from './site.config.ts';

// As `tools/previews/picture-fonts.ts` sets it. Tests run in threads, and what a thread sets is not seen by the library that draws.
env['FONTCONFIG_FILE'] = resolve(import.meta.dirname, 'tools/previews/fonts.conf');

export default defineConfig({
  // As the build does it (`vite.config.ts`).
  define: { SITE_SETTINGS: siteSettings('0.0.0') },
  test: {
    include: ['text/**/*.test.ts', 'tools/**/*.test.ts', 'src/**/*.test.{ts,tsx}'],
    // A thread for each core keeps what it has loaded: each file on its own costs twice the work, most of it the compiler's modules.
    pool: 'threads',
    isolate: false,
    // Every core: while tests run there is nothing else to do.
    maxWorkers: '100%',
    // Compiling all content and reading the whole Qur'an take a while on a loaded machine; nothing here measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    root: resolve(import.meta.dirname),
  },
});
