import type { Plugin } from 'vite';

/**
 * Makes Chromium compile a whole script in the background while it loads, and not each function at its first call,
 * which would be during a tap (https://v8.dev/blog/explicit-compile-hints). Other engines take it for a comment. On a
 * slow phone a tap becomes some 50 ms shorter (docs/decisions/2026-11-23-loading.md).
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** In characters. A shorter script compiles at once, and the hint would make it noticeably longer. */
export const MIN_HINTED_SCRIPT_LENGTH = 2000;

/**
 * Puts the hint at the beginning of the site's scripts. The plugin runs last, so that no other one puts code before the
 * hint, since V8 ignores a hint that follows code.
 */
export const compileHintPlugin = (): Plugin => ({
  name: 'misbaha:compile-ahead',
  applyToEnvironment: ({ name }) => name === 'client',
  // File names are fixed before the hint is added, so the hash must include it: names change with the hint.
  augmentChunkHash: () => `${MIN_HINTED_SCRIPT_LENGTH}${COMPILE_HINT}`,
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.code.length >= MIN_HINTED_SCRIPT_LENGTH) file.code = COMPILE_HINT + file.code;
    },
  },
});
