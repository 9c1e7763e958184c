/**
 * Whether a line in the console only says that a preloaded file was not used within a few seconds after the load. That is how
 * busy the machine is; that each preloaded font is used is held by `site/test/browser/head.spec.ts`.
 */
export const isPreloadTiming = (text: string): boolean => /was preloaded using link preload but not used within a few seconds/.test(text);
