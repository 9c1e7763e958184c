/**
 * A list as the fragment of a link, which no server sees: `/lists#1…`.
 *
 * The first letter is the version. What follows is base64url, a stream of bits:
 *
 * | bits | meaning |
 * | --- | --- |
 * | 30 | the check: `fnv1a` of the letters after the check |
 * | 8 | the number of duas, at most 200 |
 * | 31 or 41 each | `fnv1a` of the card that was added, 30 bits; then 1 and the reader’s own count in 10 bits (less one), or 0 where there is none |
 * | 8 each | the name, as bytes of UTF-8 to the end |
 *
 * What is hashed of a card is `category/page#card`. Older links name every dua by its own card, its permanent id.
 * The check detects a link that lost letters on its way. A list of 30 duas has at most 493 letters, usually about 180.
 */
import { Base64urlBitReader, Base64urlBitWriter } from './bits.ts';
import { HASH_BITS, fnv1a } from '../../platform/fnv1a.ts';
import { MAX_LIST_ITEMS, parseRepetitions, tidyName } from './list-record.ts';

const VERSION = '1';
const CHECKSUM_LETTERS = HASH_BITS / 6;
const DUA_COUNT_BITS = 8;
const REPETITION_BITS = 10;
const BYTE_BITS = 8;

/** The part of a list that its link holds. */
export interface SharedList {
  name: string;
  items: readonly HashedListItem[];
}

interface HashedListItem {
  /** `fnv1a` of its card, `category/page#card`. */
  code: number;
  count?: number;
}

/** A decoded link: a list, or why there is none. */
export type SharedListDecodeResult = { list: SharedList } | { problem: 'damaged' | 'newer' };

/** Encodes a list as a fragment, without `#`. */
export function encodeSharedList({ name, items }: SharedList): string {
  const bits = new Base64urlBitWriter();
  bits.add(items.length, DUA_COUNT_BITS);
  for (const { code, count } of items) {
    bits.add(code, HASH_BITS);
    bits.add(count === undefined ? 0 : 1, 1);
    if (count !== undefined) bits.add(count - 1, REPETITION_BITS);
  }
  for (const byte of new TextEncoder().encode(name)) bits.add(byte, BYTE_BITS);
  const body = bits.toString();
  const check = new Base64urlBitWriter();
  check.add(fnv1a(body), HASH_BITS);
  return `${VERSION}${check.toString()}${body}`;
}

function readItem(bits: Base64urlBitReader): HashedListItem {
  const code = bits.read(HASH_BITS);
  const count = bits.read(1) === 1 ? parseRepetitions(bits.read(REPETITION_BITS) + 1) : undefined;
  return count === undefined ? { code } : { code, count };
}

function readBody(body: string): SharedList {
  const bits = new Base64urlBitReader(body);
  const items = Array.from({ length: bits.read(DUA_COUNT_BITS) }, () => readItem(bits));
  if (items.length > MAX_LIST_ITEMS) throw new RangeError(`more than ${MAX_LIST_ITEMS} duas`);
  const bytes = new Uint8Array(Math.floor(bits.bitsLeft / BYTE_BITS));
  for (let at = 0; at < bytes.length; at++) bytes[at] = bits.read(BYTE_BITS);
  return { name: tidyName(new TextDecoder('utf-8', { fatal: true }).decode(bytes)), items };
}

/** Decodes a fragment. An invalid one is reported as damaged or newer, and never guessed at. */
export function decodeSharedList(fragment: string): SharedListDecodeResult {
  const [version, rest] = [fragment.slice(0, 1), fragment.slice(1)];
  if (/^[2-9]$/.test(version)) return { problem: 'newer' };
  if (version !== VERSION) return { problem: 'damaged' };
  try {
    const body = rest.slice(CHECKSUM_LETTERS);
    if (new Base64urlBitReader(rest.slice(0, CHECKSUM_LETTERS)).read(HASH_BITS) !== fnv1a(body)) return { problem: 'damaged' };
    return { list: readBody(body) };
  } catch {
    return { problem: 'damaged' };
  }
}
