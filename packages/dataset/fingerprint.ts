/** The fingerprint by which a text that somebody holds can be told from every other: see `packages/dataset/model/fingerprint.ts`. */
import { sha256 } from './editions/edition.ts';
import { type FingerprintedFields, fingerprintedFieldsJson } from './model/fingerprint.ts';

/** SHA-256 of a text's fingerprinted fields: 64 lowercase hexadecimal digits. */
export const fingerprintOf = (text: FingerprintedFields): string => sha256(fingerprintedFieldsJson(text));
