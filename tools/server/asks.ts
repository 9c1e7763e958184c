/** Requests for the tests of the server, sent as they are: no client that tidies addresses or headers up. */
import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

/** Nothing of this leaves the computer. */
export const HOST = '127.0.0.1';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  agent?: Agent;
}

/** Ways to ask the server on a port. @param port asked for at each request, as it is not known before the server listens */
export function asksOf(port: () => number): {
  ask: (path: string, asked?: Asked) => Promise<Answer>;
  sendRaw: (bytes: string) => Promise<string>;
  sendRawWhole: (bytes: string) => Promise<string>;
} {
  /** One request with the path exactly as given; a URL object would tidy it up. */
  const ask = (path: string, { method = 'GET', headers = {}, agent }: Asked = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = request({ host: HOST, port: port(), path, method, headers, ...(agent ? { agent } : {}) }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
        response.on('error', reject);
      });
      asked.on('error', reject);
      asked.end();
    });

  /** Bytes sent as they are; resolves with all that comes back, which is nothing where the server hangs up. */
  const sendRawWhole = (bytes: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port(), HOST, () => socket.write(bytes));
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk.toString('latin1');
        socket.end();
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });

  /** The first line of the answer. */
  const sendRaw = async (bytes: string): Promise<string> => (await sendRawWhole(bytes)).split('\r\n')[0] ?? '';

  return { ask, sendRaw, sendRawWhole };
}
