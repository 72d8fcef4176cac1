import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { App } from '../src/platform/http/app-type.ts';

/** A connection to an application that listens on IPv4 loopback. */
export function connectTo(app: App): Socket {
  return connect((app.server.address() as AddressInfo).port, '127.0.0.1');
}

/** Sends bytes, a character each, over a connection of their own; gives all that is answered until the server ends it. */
export async function sendRaw(app: App, bytes: string): Promise<string> {
  const socket = connectTo(app);
  let answers = '';
  socket.setEncoding('latin1').on('data', (text: string) => (answers += text));
  // A server may end a connection before it has read everything.
  socket.on('error', () => undefined);
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  return answers;
}

/** Status codes of the answers in what came over a connection. */
export function statusesOf(answers: string): number[] {
  return [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
