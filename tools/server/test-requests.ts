/** Requests for the tests of the server, sent as they are: no client that tidies addresses or headers up. */
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { LOOPBACK } from './listen.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
}

/** Ways to ask the server on a port. @param port asked for at each request, as it is not known before the server listens */
export function requestsTo(port: () => number): {
  ask: (path: string, asked?: Asked) => Promise<Answer>;
  sendRaw: (bytes: string) => Promise<string>;
} {
  /** One request with the path exactly as given; a URL object would tidy it up. */
  const ask = (path: string, { method = 'GET', headers = {} }: Asked = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = request({ host: LOOPBACK, port: port(), path, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
        response.on('error', reject);
      });
      asked.on('error', reject);
      asked.end();
    });

  /** Bytes sent as they are; resolves with all that came back by the time that the server hung up. */
  const sendRaw = (bytes: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port(), LOOPBACK, () => socket.write(bytes));
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk.toString('latin1');
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });

  return { ask, sendRaw };
}
