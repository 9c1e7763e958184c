/**
 * A copy as a sequence of texts ("frames"), each short enough for a QR code that a phone reads off a screen, and the
 * way back to the copy.
 *
 * A frame is `MISBAHA1:<id>:<number>/<total>:<check>:<letters>`. `id` is the checksum of all letters, which tells
 * frames of different copies apart; `check` is the checksum of the frame. The letters of all frames are one letter for
 * the packing, `z` (gzip) or `p` (plain, where the browser cannot compress), and the copy in base64url.
 */
import { fnv1a } from '../../platform/fnv1a.ts';
import { MAX_COPY_BYTES, TransferError } from './copy-file.ts';
import * as messages from '../../../../packages/core/messages/saved.ts';
import * as transferMessages from '../../../../packages/core/messages/transfer.ts';

const FRAME_PREFIX = 'MISBAHA';
const FRAME_VERSION = 1;
/** With the fields before them they make a code of 77 modules a side, which phones read from about 20 cm away. */
const LETTERS_IN_FRAME = 480;
/** More codes would take minutes to show; a larger copy can only go as a file. */
const MAX_FRAMES = 150;

const VERSION_PATTERN = new RegExp(`^${FRAME_PREFIX}(\\d{1,3}):`);
const FIELDS_PATTERN = /^([\da-z]{1,6}):(\d{1,3})\/(\d{1,3}):([\da-z]{1,6}):([\w-]+)$/;

const checksumOf = (text: string): string => fnv1a(text).toString(36);

const formatFrame = (id: string, number: number, total: number, letters: string): string => {
  const place = `${id}:${number}/${total}`;
  return `${FRAME_PREFIX}${FRAME_VERSION}:${place}:${checksumOf(place + letters)}:${letters}`;
};

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const fromBase64Url = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** All bytes of a stream. @throws TransferError beyond `MAX_COPY_BYTES`: a small gzip may hold very many */
async function readAllBytes(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    parts.push(part.value);
    if (size > MAX_COPY_BYTES) throw new TransferError(messages.fileTooLarge);
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
  const packed = canCompress ? await readAllBytes(streamOf(bytes).pipeThrough(new CompressionStream('gzip'))) : bytes;
  const letters = (canCompress ? 'z' : 'p') + toBase64Url(packed);
  const total = Math.ceil(letters.length / LETTERS_IN_FRAME);
  if (total > MAX_FRAMES) return undefined;
  const id = checksumOf(letters);
  return Array.from({ length: total }, (_, index) =>
    formatFrame(id, index + 1, total, letters.slice(index * LETTERS_IN_FRAME, (index + 1) * LETTERS_IN_FRAME)),
  );
}

interface Frame {
  id: string;
  /** Which frame of its copy it is, from 1 to `total`. */
  number: number;
  total: number;
  letters: string;
}

/** The result of reading a code: a frame, or why it is none. */
type FrameReading = Frame | 'foreign' | 'newer' | 'damaged';

function readFrame(text: string): FrameReading {
  if (!text.startsWith(FRAME_PREFIX)) return 'foreign';
  const [start = '', version] = VERSION_PATTERN.exec(text) ?? [];
  if (Number(version) > FRAME_VERSION) return 'newer';
  const [, id = '', number, total, check, letters = ''] = FIELDS_PATTERN.exec(text.slice(start.length)) ?? [];
  const frame = { id, number: Number(number), total: Number(total), letters };
  const isWhole = Number(version) === FRAME_VERSION && check === checksumOf(`${id}:${frame.number}/${frame.total}${letters}`);
  const isInRange = frame.number >= 1 && frame.number <= frame.total && frame.total <= MAX_FRAMES;
  return isWhole && isInRange ? frame : 'damaged';
}

/** The result of adding a code to a collection. */
export type FrameOutcome = 'new' | 'known' | 'other' | 'foreign' | 'newer' | 'damaged';

/** Collects the frames of one copy, in any order. */
export interface FrameCollector {
  /** Adds the text of a code. Frames of another copy than that of the first are refused. */
  add: (text: string) => FrameOutcome;
  /** Number of frames of the copy; 0 before the first is read. */
  total: () => number;
  /** Numbers of the missing frames, in order. */
  missing: () => number[];
  /**
   * The copy, once no frame is missing.
   * @throws TransferError where the frames do not make one
   */
  copy: () => Promise<string>;
}

/** Decodes the joined letters of all frames. @throws TransferError where they cannot be decoded, or the copy is too large */
async function decodeCopy(letters: string): Promise<string> {
  const isPacked = letters.startsWith('z');
  if (isPacked && !('DecompressionStream' in globalThis)) throw new TransferError(transferMessages.cannotUnpack);
  try {
    const bytes = fromBase64Url(letters.slice(1));
    const unpacked = isPacked ? await readAllBytes(streamOf(bytes).pipeThrough(new DecompressionStream('gzip'))) : bytes;
    return new TextDecoder('utf-8', { fatal: true }).decode(unpacked);
  } catch (error) {
    throw error instanceof TransferError ? error : new TransferError(transferMessages.changedOnTheWay, { cause: error });
  }
}

/** Makes an empty collection. */
export function createFrameCollector(): FrameCollector {
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
      if (!first || missing().length > 0 || checksumOf(letters) !== first.id) throw new TransferError(transferMessages.changedOnTheWay);
      return decodeCopy(letters);
    },
  };
}
