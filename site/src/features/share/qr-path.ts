/** Makes a QR code as an SVG path. */
import { encodeQR } from 'qr';

/** Width of the white margin in modules (the squares of the code); the standard asks for four. */
const QUIET_ZONE_MODULES = 4;

export interface QrDrawing {
  /** Side length in modules, including the margin. */
  size: number;
  /** SVG path of the dark modules, each one unit wide. */
  path: string;
}

/** @returns undefined where the text is longer than a code holds */
export function qrDrawing(text: string): QrDrawing | undefined {
  let rows: boolean[][];
  try {
    rows = encodeQR(text, 'raw', { ecc: 'low', border: QUIET_ZONE_MODULES });
  } catch {
    return undefined;
  }
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size: rows.length, path };
}
