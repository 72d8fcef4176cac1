import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A port of loopback that refuses connections: too low to be given to another test, as a free one could be. */
export const CLOSED_PORT = 1;

/** A port that nothing listens on, for what has to be stopped and started on the same one. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
