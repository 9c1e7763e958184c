/**
 * Whether a console line only warns that a preloaded file was not used within a few seconds after the load, which a
 * busy machine causes. `site/test/browser/budget.spec.ts` checks that each preloaded font is used.
 */
export const isPreloadWarning = (text: string): boolean => /was preloaded using link preload but not used within a few seconds/.test(text);
