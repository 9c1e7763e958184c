import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createSiteServer } from '../tools/server/site-server.ts';

/** The site on a port of its own, which counts what it sends. */
export class CountingSite {
  private site: Server;
  private server: Server | undefined;
  private sockets = new Set<Socket>();
  private gone = 0;
  private port = 0;
  requests = 0;
  /** Answers that only say that nothing has changed. */
  unchanged = 0;
  /** Bytes of the answers' bodies, compressed as they are sent. */
  bodies = 0;
  lastAt = 0;

  constructor(client: string) {
    this.site = createSiteServer(client);
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      this.requests += 1;
      this.lastAt = Date.now();
      response.on('finish', () => {
        if (response.statusCode === 304) this.unchanged += 1;
        else if (request.method !== 'HEAD') this.bodies += Number(response.getHeader('content-length') ?? 0);
      });
      this.site.emit('request', request, response);
    });
    server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('close', () => {
        this.gone += socket.bytesWritten;
        this.sockets.delete(socket);
      });
    });
    await new Promise<void>((done) => {
      server.listen(0, done);
    });
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  /** All that was sent, heads included. Over HTTP/1.1 each head is whole; HTTP/2 sends what repeats itself once. */
  get bytes(): number {
    return this.gone + [...this.sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
  }

  deploy(client: string): void {
    this.site = createSiteServer(client);
  }

  stop(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}
