/**
 * The number of a dua in a link: FNV-1a of 32 bits over its permanent id (ASCII), folded to 30 bits as FNV's authors say: the upper two
 * bits are XORed onto the lower ones. It follows from the id alone, so it is the same in every version and every language, and stays
 * when texts are added. `dua-code.test.ts` holds that no two ids share a number.
 */
const OFFSET_BASIS = 0x81_1c_9d_c5;
const PRIME = 0x01_00_01_93;

export const CODE_BITS = 30;

/** @param text ASCII. @returns 0 up to 2^30 */
export function duaCode(text: string): number {
  let hash = OFFSET_BASIS;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return ((hash >>> CODE_BITS) ^ hash) & (2 ** CODE_BITS - 1);
}
