/**
 * FNV-1a of 32 bits, folded to 30 as FNV's authors say: the upper two bits are XORed onto the lower ones. Links to lists name a
 * card by the hash of its `category/page#card`, and links and copies carry the hash of their letters, so that damage is noticed.
 * It is not cryptographic.
 */
const OFFSET_BASIS = 0x81_1c_9d_c5;
const PRIME = 0x01_00_01_93;

export const HASH_BITS = 30;

/** @returns 0 to 2^30 - 1; hashes UTF-16 code units, which are the bytes where `text` is ASCII */
export function fnv1a(text: string): number {
  let hash = OFFSET_BASIS;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return ((hash >>> HASH_BITS) ^ hash) & (2 ** HASH_BITS - 1);
}
