import { afterEach, describe, expect, it, vi } from 'vitest';
import { readQrDrawing } from '../../../test/qr-picture.ts';
import { qrDrawing } from '../share/qr-path.ts';
import { createFrameCollector, framesOf } from './frames.ts';

/** Text of as many pseudo-random letters as asked for, which hardly compresses. */
function noise(length: number, seed = 1): string {
  let state = seed;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCharCode(33 + ((state >>> 16) % 90));
  }).join('');
}

const COPY = `${noise(5000)} صباح`;

async function frames(copy: string): Promise<string[]> {
  const made = await framesOf(copy);
  if (!made) throw new Error('too many frames');
  return made;
}

/** The text that a camera reads from the QR code of a text. */
function read(text: string): string {
  const drawing = qrDrawing(text);
  if (!drawing) throw new Error('too long for a code');
  return readQrDrawing(drawing);
}

afterEach(() => vi.unstubAllGlobals());

describe('the frames of a copy', () => {
  it('give the whole copy again when they are read from their QR codes in any order', async () => {
    const all = await frames(COPY);
    expect(all.length).toBeGreaterThan(5);
    const collected = createFrameCollector();
    const seen = all.toReversed().map((text) => collected.add(read(text)));
    expect(new Set(seen)).toEqual(new Set(['new']));
    expect([collected.total(), collected.missing()]).toEqual([all.length, []]);
    expect(await collected.copy()).toBe(COPY);
  });

  it('fit into a code that a phone reads: at most version 16', async () => {
    for (const text of await frames(COPY)) expect(qrDrawing(text)?.size).toBeLessThanOrEqual(16 * 4 + 17 + 8);
  });

  it('are listed while they are missing, and a frame that comes again is reported as known', async () => {
    const all = await frames(COPY);
    const collected = createFrameCollector();
    expect(collected.missing()).toEqual([]);
    expect(collected.add(all[2] ?? '')).toBe('new');
    expect(collected.add(all[2] ?? '')).toBe('known');
    expect(collected.missing()).toEqual(all.map((_, at) => at + 1).filter((number) => number !== 3));
    await expect(collected.copy()).rejects.toThrow('a part of it is missing');
  });

  it('of two different copies are told apart, and the first copy goes on', async () => {
    const [mine, other] = [await frames(COPY), await frames(`${COPY}!`)];
    const collected = createFrameCollector();
    for (const text of mine.slice(0, -1)) collected.add(text);
    expect(collected.add(other.at(-1) ?? '')).toBe('other');
    expect(collected.add(mine.at(-1) ?? '')).toBe('new');
    expect(await collected.copy()).toBe(COPY);
  });

  it('are made without compression where the browser has none, and are then more', async () => {
    const text = 'a'.repeat(3000);
    const packed = await frames(text);
    vi.stubGlobal('CompressionStream', undefined);
    Reflect.deleteProperty(globalThis, 'CompressionStream');
    const plain = await frames(text);
    expect([packed.length, plain.length]).toEqual([1, 9]);
    const collected = createFrameCollector();
    for (const frame of plain) collected.add(frame);
    expect(await collected.copy()).toBe(text);
  });

  it('that the browser cannot unpack are refused with a sentence that names the file', async () => {
    const collected = createFrameCollector();
    for (const frame of await frames('abc')) collected.add(frame);
    vi.stubGlobal('DecompressionStream', undefined);
    Reflect.deleteProperty(globalThis, 'DecompressionStream');
    await expect(collected.copy()).rejects.toThrow('Use a file instead');
  });

  it('are not made of a copy that would be shown for minutes', async () => {
    expect(await framesOf(noise(200_000))).toBeUndefined();
  });

  it('are refused where they are few but unpack to more than a file may have', async () => {
    const collected = createFrameCollector();
    for (const frame of await frames('a'.repeat(4_000_000))) collected.add(frame);
    await expect(collected.copy()).rejects.toThrow('too large');
  });
});

describe('a code that is no frame', () => {
  it.each([
    ['another site’s link', 'https://example.org/', 'foreign'],
    ['nothing', '', 'foreign'],
    ['a frame of a newer version', 'MISBAHA2:anything', 'newer'],
    ['half a frame', 'MISBAHA1:abc:1/', 'damaged'],
    ['a frame with letters of others', 'MISBAHA1:abc:1/2:zzzzzz:<script>', 'damaged'],
    ['a frame of a wrong check', 'MISBAHA1:abc:1/2:zzzzz:abcd', 'damaged'],
  ] as const)('%s: is reported as foreign, newer or damaged', (_, text, outcome) => {
    const collected = createFrameCollector();
    expect([collected.add(text), collected.total()]).toEqual([outcome, 0]);
  });

  it('a change of any one letter of a frame is noticed', async () => {
    const [text = ''] = await frames('abc');
    for (let at = 0; at < text.length; at++) {
      const collected = createFrameCollector();
      const changed = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
      expect(['foreign', 'newer', 'damaged']).toContain(collected.add(changed));
    }
  });
});
