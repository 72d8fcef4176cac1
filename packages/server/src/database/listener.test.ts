import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { listenFor } from './listener.ts';

// A process that is suspended for five seconds gets a timeout, so the test is retried.
it('closes while the database has not responded yet', { retry: 2, timeout: 30_000 }, async () => {
  const errors: Error[] = [];
  const silent = createServer((socket) => socket.resume().on('error', () => undefined)).listen(
    0,
    '127.0.0.1',
  );
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const connection = { host: '127.0.0.1', port, user: 'nobody', database: 'none' };
  const connected = once(silent, 'connection');
  const onLost = (error: Error) => errors.push(error);
  const ignore = () => undefined;
  const listener = listenFor(connection, 'mail', { onConnected: ignore, onNotification: ignore, onLost });
  await connected;
  await listener.close();
  expect(errors).toEqual([]);
  silent.close();
});
