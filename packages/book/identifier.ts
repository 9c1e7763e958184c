/** The identifier by which an e-reader knows the book: each language has its own, the same for all editions. */
import { createHash } from 'node:crypto';
import { FIRST_LANGUAGE } from '../../site.config.ts';

const FIRST_LANGUAGE_UUID = '5f1b7c0e-33a9-4d0b-9c58-6d6973626168';

/** A UUID made of a name within a namespace (version 5 of RFC 9562), the same wherever it is made. */
export function nameBasedUuid(namespace: string, name: string): string {
  const namespaceBytes = Buffer.from(namespace.replaceAll('-', ''), 'hex');
  const bytes = createHash('sha1').update(namespaceBytes).update(name).digest().subarray(0, 16);
  // The version, and the variant that the RFC describes.
  bytes.writeUInt8((bytes.readUInt8(6) % 16) + 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) % 64) + 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * Made of the language's tag, so that a new language needs no entry here. With one identifier for all, a reader's library would take one
 * language for another edition of the other.
 */
export const bookIdentifierOf = (language: string): string =>
  `urn:uuid:${language === FIRST_LANGUAGE ? FIRST_LANGUAGE_UUID : nameBasedUuid(FIRST_LANGUAGE_UUID, language)}`;
