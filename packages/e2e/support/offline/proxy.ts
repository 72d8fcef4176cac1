import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Responds in place of the server; undefined forwards to the server. */
export type Interceptor = (path: string) => ((response: ServerResponse) => unknown) | undefined;

export interface Proxy {
  url: string;
  requested: readonly string[];
  /** Bytes of response bodies, as transferred. */
  bytes(): number;
  intercept(interceptor?: Interceptor): void;
  stop(): Promise<void>;
}

export async function proxyFor(site: string): Promise<Proxy> {
  const requested: string[] = [];
  let interceptor: Interceptor | undefined;
  let bytes = 0;
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    requested.push(path);
    const respond = interceptor?.(path);
    if (respond) respond(outgoing);
    else
      forward(site, incoming, outgoing, (length) => {
        bytes += length;
      });
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    requested,
    bytes: () => bytes,
    intercept(next) {
      interceptor = next;
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function forward(
  site: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  count: (length: number) => void,
): void {
  const { method, headers, url } = incoming;
  const onward = request(`${site}${url ?? '/'}`, { method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.on('data', (part: Buffer) => {
      count(part.length);
    });
    response.pipe(outgoing);
  });
  onward.once('error', () => outgoing.destroy());
  incoming.pipe(onward);
}
