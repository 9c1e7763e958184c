/** A QR code as the path of an SVG drawing. */
import { encodeQR } from 'qr';

/** White around the code, in modules; the standard asks for four. */
const QUIET_ZONE = 4;

export interface QrDrawing {
  /** Side of the drawing in modules, the quiet zone too. */
  size: number;
  /** The dark modules, one unit each. */
  path: string;
}

/** @returns undefined where the text is longer than a code holds */
export function qrDrawing(text: string): QrDrawing | undefined {
  let rows: boolean[][];
  try {
    rows = encodeQR(text, 'raw', { ecc: 'low', border: QUIET_ZONE });
  } catch {
    return undefined;
  }
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size: rows.length, path };
}
