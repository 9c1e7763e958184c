/** A request that shows the answer as it came, not decompressed and not redirected. */
import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** @param encoding what the browser says that it takes: `br`, `gzip` or `identity` */
export const ask = (url: string, encoding = 'identity'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { headers: { 'Accept-Encoding': encoding } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });

const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

/** The body as a browser reads it. */
export const decodedBody = ({ headers, body }: Answer): Buffer => DECODERS[headers['content-encoding'] ?? '']?.(body) ?? body;
