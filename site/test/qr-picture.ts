import { decodeQR } from 'qr/decode.js';
import type { QrDrawing } from '../src/features/share/qr-path.ts';

const PIXELS_PER_MODULE = 4;

/** Reads the picture that a camera sees of a QR code. @returns its text */
export function readQrDrawing({ size, path }: QrDrawing): string {
  const side = size * PIXELS_PER_MODULE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let at = 0; at < PIXELS_PER_MODULE ** 2; at++) {
      const row = Number(y) * PIXELS_PER_MODULE + Math.floor(at / PIXELS_PER_MODULE);
      const pixel = row * side + Number(x) * PIXELS_PER_MODULE + (at % PIXELS_PER_MODULE);
      data.fill(0, pixel * 4, pixel * 4 + 3);
    }
  }
  return decodeQR({ width: side, height: side, data });
}
