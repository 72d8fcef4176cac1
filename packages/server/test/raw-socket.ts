import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach } from 'vitest';
import type { App } from '../src/platform/http/app-type.ts';

export function connectTo(app: App): Socket {
  return connect((app.server.address() as AddressInfo).port, '127.0.0.1');
}

/** Sends bytes (latin1) over a connection of their own; resolves with all responses when the server closes it. */
export async function sendRaw(app: App, bytes: string): Promise<string> {
  const socket = connectTo(app);
  let answers = '';
  socket.setEncoding('latin1').on('data', (text: string) => (answers += text));
  // The server may close before it has read everything.
  socket.on('error', () => undefined);
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  return answers;
}

export function statusesOf(answers: string): number[] {
  return [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

export interface RequestHead {
  method: string;
  url: string;
  headers: Record<string, string | number>;
}

export interface RawRequest {
  socket: Socket;
  /** All that was received so far. */
  received: () => string;
}

/** Sends the head of a request over a connection of its own, which is closed after the test. */
export function useRawRequests(): (head: RequestHead, port: number, host?: string) => RawRequest {
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });
  return ({ method, url, headers }, port, host = '127.0.0.1') => {
    const socket = connect(port, host);
    sockets.push(socket);
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => (received += text));
    socket.on('error', () => undefined);
    const lines = Object.entries<string | number>({ host: 'localhost', ...headers });
    const head = lines.map(([name, value]) => `${name}: ${String(value)}`);
    socket.write([`${method} ${url} HTTP/1.1`, ...head, '', ''].join('\r\n'));
    return { socket, received: () => received };
  };
}
