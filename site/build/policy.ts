/** The Content-Security-Policy: one source for the pages' own meta element and for every server's header. */
import { createHash } from 'node:crypto';
import { toastStyles } from './toast-style.ts';

/** The name of the one Trusted Types policy; it lets the service worker's own address through and nothing else. */
export const TRUSTED_POLICY = 'misbaha';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directives = (inlineScripts: readonly string[]): string[] => [
  "default-src 'none'",
  `script-src ${["'self'", ...inlineScripts.map(sha256)].join(' ')}`,
  `style-src ${["'self'", ...toastStyles().map(sha256)].join(' ')}`,
  "font-src 'self'",
  "img-src 'self' data:",
  // The silence that the page makes, for the keys of a headset (`site/src/features/counting/headset-keys.ts`).
  'media-src blob:',
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${TRUSTED_POLICY}`,
];

/** The policy for a meta element. @param inlineScripts the bodies of the inline scripts that may run */
export const metaPolicy = (inlineScripts: readonly string[]): string => directives(inlineScripts).join('; ');

/** The policy for a header, which alone can forbid framing. */
export const headerPolicy = (inlineScripts: readonly string[]): string =>
  [...directives(inlineScripts), "frame-ancestors 'none'"].join('; ');
