import { createHash } from 'node:crypto';

const LENGTH = 8;

/**
 * The first 8 letters of a content's SHA-256 in base64url: what parts of texts are named by, and what the service worker holds files
 * against (`sumOf` in `src/offline/file-check.ts`). 48 bits are plenty against what a server mixes up.
 */
export const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, LENGTH);
