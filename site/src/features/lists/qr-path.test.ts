import { decodeQR } from 'qr/decode.js';
import { expect, it } from 'vitest';
import { encodeSharedList } from './list-link.ts';
import { type QrDrawing, qrDrawing } from './qr-path.ts';

/** Pixels for each module. */
const SCALE = 4;

/** The picture that a camera sees of a drawing. */
function pictureOf({ size, path }: QrDrawing): { width: number; height: number; data: Uint8ClampedArray } {
  const side = size * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let at = 0; at < SCALE * SCALE; at++) {
      const pixel = (Number(y) * SCALE + Math.floor(at / SCALE)) * side + Number(x) * SCALE + (at % SCALE);
      data.fill(0, pixel * 4, pixel * 4 + 3);
    }
  }
  return { width: side, height: side, data };
}

it.each([1, 30, 100])('the code of a list of %i duas is read as its link', (count) => {
  const link = `https://misbaha.example/lists#${encodeSharedList({ name: 'صباح', items: Array.from({ length: count }, (_, code) => ({ code: code * 7919 })) })}`;
  const drawing = qrDrawing(link);
  expect(drawing && decodeQR(pictureOf(drawing))).toBe(link);
});

it('there is none for more than a code holds', () => {
  expect(qrDrawing('x'.repeat(3000))).toBeUndefined();
});
