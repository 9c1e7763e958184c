import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { addressesAt, listen, LOOPBACK } from './listen.ts';

const open: Server[] = [];
const newServer = (): Server => {
  const server = createServer();
  open.push(server);
  return server;
};
afterEach(() => open.splice(0).forEach((server) => server.close()));

test('a server listens on the address that it was given and on no other', async () => {
  const server = newServer();
  await listen(server, { host: LOOPBACK, port: 0 });
  expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
});

test('a port that is taken is named with a remedy', async () => {
  const first = newServer();
  await listen(first, { host: LOOPBACK, port: 0 });
  const { port } = first.address() as AddressInfo;
  await expect(listen(newServer(), { host: LOOPBACK, port })).rejects.toThrow(
    `Port ${port} is taken by another program. Choose another one: npm run serve -- --port 8080`,
  );
});

test.each([
  ['EACCES', 80, /may not open port 80.*--port 8080/],
  ['EADDRNOTAVAIL', 4173, /no address "203\.0\.113\.9".*--host 0\.0\.0\.0/],
])('%s is told in a sentence', async (code, port, sentence) => {
  const server = newServer();
  // No test can count on the system to refuse: root may open any port.
  server.listen = () => {
    queueMicrotask(() => server.emit('error', Object.assign(new Error(code), { code })));
    return server;
  };
  await expect(listen(server, { host: '203.0.113.9', port })).rejects.toThrow(sentence);
});

test('the addresses named are those that answer', () => {
  expect(addressesAt({ host: LOOPBACK, port: 4173 }, '/')).toEqual(['http://localhost:4173']);
  expect(addressesAt({ host: '::1', port: 80 }, '/m/')).toEqual(['http://[::1]:80/m/']);
  expect(addressesAt({ host: '0.0.0.0', port: 1 }, '/')[0]).toBe('http://localhost:1');
  for (const address of addressesAt({ host: '0.0.0.0', port: 1 }, '/')) expect(address).toMatch(/^http:\/\/(localhost|[\d.]+):1$/);
});
