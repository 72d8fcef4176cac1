import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach } from 'vitest';

export interface JsonReceiver {
  url: () => string;
  /** Requests in the order in which they came. */
  received: { headers: IncomingHttpHeaders; body: unknown }[];
  /** Status of each answer, 204 by default; 0 for none. */
  answers: number[];
}

/** A server on loopback that receives JSON, a new one for each test. */
export function useJsonReceiver(): JsonReceiver {
  let server: Server;
  const receiver: JsonReceiver = {
    url: () => `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/receive`,
    received: [],
    answers: [],
  };
  beforeEach(async () => {
    receiver.received = [];
    receiver.answers = [];
    server = createServer((request, response) => {
      void text(request).then((body) => {
        receiver.received.push({ headers: request.headers, body: JSON.parse(body) });
        const status = receiver.answers[receiver.received.length - 1] ?? 204;
        if (status !== 0) response.writeHead(status, { location: '/elsewhere' }).end();
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
  return receiver;
}
