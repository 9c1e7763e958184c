/**
 * A copy as a sequence of texts, each short enough for a QR code that a phone reads off a screen, and the copy that they make together again.
 *
 * A frame is `MISBAHA1:<id>:<number>/<total>:<check>:<letters>`. `id` is the check of all letters, so frames of two copies are told apart;
 * `check` is that of the frame itself. The letters of all frames are base64url of the copy: one letter says how it is packed, `z` (gzip) or
 * `p` (plain, where the browser cannot compress).
 */
import { fnv1a } from '../../platform/fnv1a.ts';
import { MOST_BYTES, TransferError } from './copy-file.ts';
import * as messages from '../../../../packages/core/messages/saved.ts';
import * as transferMessages from '../../../../packages/core/messages/transfer.ts';

const NAME = 'MISBAHA';
const VERSION = 1;
/** With what stands before them they make a code of 81 modules a side, which phones read from a hand's breadth away. */
const LETTERS_IN_FRAME = 480;
/** More would be shown for minutes; such a copy goes as a file. */
const MOST_FRAMES = 150;

const FRAME = /^MISBAHA(\d{1,3}):([\da-z]{1,6}):(\d{1,3})\/(\d{1,3}):([\da-z]{1,6}):([\w-]+)$/;

const checkOf = (text: string): string => fnv1a(text).toString(36);

const withCheck = (id: string, number: number, total: number, letters: string): string => {
  const place = `${id}:${number}/${total}`;
  return `${NAME}${VERSION}:${place}:${checkOf(place + letters)}:${letters}`;
};

function toLetters(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const fromLetters = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** All bytes of a stream. @throws TransferError beyond the size of a file, so that a small copy cannot fill the memory */
async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    parts.push(part.value);
    if (size > MOST_BYTES) throw new TransferError(messages.fileTooLarge);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new Response(bytes).body ?? new ReadableStream();

/** The frames of a copy; undefined where they would be too many. */
export async function framesOf(copy: string): Promise<string[] | undefined> {
  const bytes = new TextEncoder().encode(copy);
  const canCompress = 'CompressionStream' in globalThis;
  const packed = canCompress ? await bytesOf(streamOf(bytes).pipeThrough(new CompressionStream('gzip'))) : bytes;
  const letters = (canCompress ? 'z' : 'p') + toLetters(packed);
  const total = Math.ceil(letters.length / LETTERS_IN_FRAME);
  if (total > MOST_FRAMES) return undefined;
  const id = checkOf(letters);
  return Array.from({ length: total }, (_, index) =>
    withCheck(id, index + 1, total, letters.slice(index * LETTERS_IN_FRAME, (index + 1) * LETTERS_IN_FRAME)),
  );
}

interface Frame {
  id: string;
  /** From 1. */
  number: number;
  total: number;
  letters: string;
}

/** What a camera made of a code: a frame, or why it is none. */
type ReadFrame = Frame | 'foreign' | 'newer' | 'damaged';

function readFrame(text: string): ReadFrame {
  if (!text.startsWith(NAME)) return 'foreign';
  const [, version, id = '', number, total, check, letters = ''] = FRAME.exec(text) ?? [];
  if (Number(/^MISBAHA(\d{1,3}):/.exec(text)?.[1]) > VERSION) return 'newer';
  const frame = { id, number: Number(number), total: Number(total), letters };
  const isWhole = Number(version) === VERSION && check === checkOf(`${id}:${frame.number}/${frame.total}${letters}`);
  const isInRange = frame.number >= 1 && frame.number <= frame.total && frame.total <= MOST_FRAMES;
  return isWhole && isInRange ? frame : 'damaged';
}

/** What came of a code that was read. */
export type Outcome = 'new' | 'known' | 'other' | 'foreign' | 'newer' | 'damaged';

/** Frames of one copy, in whatever order they come. */
export interface Collection {
  /** Takes the text of a code. Frames of another copy than that of the first are not taken. */
  add: (text: string) => Outcome;
  /** Frames of the copy; 0 before the first. */
  total: () => number;
  /** Numbers of the frames that are missing, in order. */
  missing: () => number[];
  /**
   * The copy, once none is missing.
   * @throws TransferError where the frames do not make one
   */
  copy: () => Promise<string>;
}

/** The copy that letters hold. @throws TransferError where there is none */
async function unpack(letters: string): Promise<string> {
  const isPacked = letters.startsWith('z');
  if (isPacked && !('DecompressionStream' in globalThis)) throw new TransferError(transferMessages.cannotUnpack);
  try {
    const bytes = fromLetters(letters.slice(1));
    const unpacked = isPacked ? await bytesOf(streamOf(bytes).pipeThrough(new DecompressionStream('gzip'))) : bytes;
    return new TextDecoder('utf-8', { fatal: true }).decode(unpacked);
  } catch (error) {
    throw error instanceof TransferError ? error : new TransferError(transferMessages.changedOnTheWay, { cause: error });
  }
}

/** Begins to collect. */
export function collection(): Collection {
  const frames = new Map<number, string>();
  let first: Frame | undefined;
  const missing = (): number[] =>
    Array.from({ length: first?.total ?? 0 }, (_, index) => index + 1).filter((number) => !frames.has(number));
  return {
    add(text) {
      const frame = readFrame(text);
      if (typeof frame === 'string') return frame;
      first ??= frame;
      if (frame.id !== first.id || frame.total !== first.total) return 'other';
      if (frames.has(frame.number)) return 'known';
      frames.set(frame.number, frame.letters);
      return 'new';
    },
    total: () => first?.total ?? 0,
    missing,
    async copy() {
      const letters = [...frames]
        .toSorted(([a], [b]) => a - b)
        .map(([, part]) => part)
        .join('');
      if (!first || missing().length > 0 || checkOf(letters) !== first.id) throw new TransferError(transferMessages.changedOnTheWay);
      return unpack(letters);
    },
  };
}
