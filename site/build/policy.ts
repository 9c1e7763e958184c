/** The Content-Security-Policy: one source for the pages' own meta element and for every server's header. */
import { createHash } from 'node:crypto';
import { TRUSTED_TYPES_POLICY } from '../../packages/core/trusted-types-policy.ts';
import { toastInlineStyles } from './toast-style.ts';

const cspHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const cspDirectives = (inlineScripts: readonly string[]): string[] => [
  "default-src 'none'",
  `script-src ${["'self'", ...inlineScripts.map(cspHash)].join(' ')}`,
  `style-src ${["'self'", ...toastInlineStyles().map(cspHash)].join(' ')}`,
  "font-src 'self'",
  "img-src 'self' data:",
  // Generated silent audio, for headset keys (`site/src/features/counting/headset-keys.ts`).
  'media-src blob:',
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${TRUSTED_TYPES_POLICY}`,
];

/** The policy for a meta element. @param inlineScripts the bodies of the inline scripts that may run */
export const metaPolicy = (inlineScripts: readonly string[]): string => cspDirectives(inlineScripts).join('; ');

/** The policy for a header; it also forbids framing, which a meta element cannot. */
export const headerPolicy = (inlineScripts: readonly string[]): string =>
  [...cspDirectives(inlineScripts), "frame-ancestors 'none'"].join('; ');
