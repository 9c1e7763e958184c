declare module 'fontverter' {
  /** Converts between font containers. */
  export function convert(font: Buffer, to: 'truetype' | 'woff2'): Promise<Buffer>;
}
