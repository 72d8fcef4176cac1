import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** Responds instead of the server; undefined forwards to the server. */
export type Interceptor = (path: string) => ((response: ServerResponse) => unknown) | undefined;

export interface Transfer {
  path: string;
  bytes: number;
}

export interface Proxy {
  url: string;
  requested: readonly string[];
  /** Responses of the server with their bodies' bytes so far, as transferred. */
  responses: readonly Transfer[];
  /** Bytes sent to the browser so far, with headers. */
  bytesSent(): number;
  intercept(interceptor?: Interceptor): void;
  /** Closes all connections and refuses new ones: to a browser, the server is stopped. */
  disconnect(): Promise<void>;
  /** Takes connections again, at the same address. */
  reconnect(): Promise<void>;
  stop(): Promise<void>;
}

export async function proxyFor(site: string): Promise<Proxy> {
  const requested: string[] = [];
  const responses: Transfer[] = [];
  const connections: Socket[] = [];
  let interceptor: Interceptor | undefined;
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    requested.push(path);
    const respond = interceptor?.(path);
    if (respond) respond(outgoing);
    else forward(site, incoming, outgoing, responses);
  });
  server.on('connection', (connection) => connections.push(connection));
  const listen = async (port: number) => {
    await once(server.listen(port, 'localhost'), 'listening');
    return (server.address() as AddressInfo).port;
  };
  const disconnect = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  const port = await listen(0);
  return {
    url: `http://localhost:${String(port)}`,
    requested,
    responses,
    bytesSent: () => connections.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    intercept(next) {
      interceptor = next;
    },
    disconnect,
    async reconnect() {
      if (!server.listening) await listen(port);
    },
    stop: disconnect,
  };
}

function forward(
  site: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  responses: Transfer[],
): void {
  const { method, headers, url } = incoming;
  const onward = request(`${site}${url ?? '/'}`, { method, headers }, (response) => {
    const transfer = { path: url ?? '/', bytes: 0 };
    responses.push(transfer);
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.on('data', (part: Buffer) => {
      transfer.bytes += part.length;
    });
    response.pipe(outgoing);
  });
  onward.once('error', () => outgoing.destroy());
  incoming.pipe(onward);
}
