import { Socket } from 'node:net';
import type { App } from '../http/app-type.ts';

interface MinReadRate {
  bytes: number;
  withinMs: number;
  checkIntervalMs: number;
}

// 1 kB/s. The operating system accepts bytes in steps of up to 1.5 MB, which take 196 s at 8 kB/s
const MIN_RATE: MinReadRate = { bytes: 300_000, withinMs: 300_000, checkIntervalMs: 15_000 };

interface Progress {
  sent: number;
  since: number;
}

/**
 * Resets connections whose client stops reading responses, because each holds memory of the process and the operating system.
 */
export function abortSlowReaders(
  app: App,
  { bytes, withinMs, checkIntervalMs }: MinReadRate = MIN_RATE,
): void {
  const connections = new Map<Socket, Progress>();
  const check = () => {
    const now = performance.now();
    for (const [socket, { sent, since }] of connections) {
      const total = flushedBytes(socket);
      if (socket.writableLength === 0 || total - sent >= bytes)
        connections.set(socket, { sent: total, since: now });
      // A reset also frees the buffers of the operating system.
      else if (now - since >= withinMs) socket.resetAndDestroy();
    }
  };
  const timer = setInterval(check, checkIntervalMs).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
  const watch = (socket: unknown) => {
    // The server's own requests have a stand-in, which never closes.
    if (!(socket instanceof Socket) || connections.has(socket)) return;
    connections.set(socket, { sent: flushedBytes(socket), since: performance.now() });
    socket.once('close', () => connections.delete(socket));
  };
  // Requests that the router rejects run no hook.
  app.server.on('connection', watch);
  // Fastify does not expose its second server for `localhost`.
  app.addHook('onRequest', ({ raw: { socket } }, _reply, done) => {
    watch(socket);
    done();
  });
}

function flushedBytes({ bytesWritten, writableLength }: Socket): number {
  return bytesWritten - writableLength;
}
