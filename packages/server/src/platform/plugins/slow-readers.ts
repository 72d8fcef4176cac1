import type { Socket } from 'node:net';
import type { App } from '../http/app-type.ts';

/** How slowly answers may be read. */
interface SlowestReader {
  /** Bytes, and in how many milliseconds they must have gone out while more waits. */
  bytes: number;
  withinMs: number;
  /** Milliseconds between two looks. */
  everyMs: number;
}

// 1 kB/s. Over so long a time because the operating system takes new bytes in steps of up to 1.5 MB, for which a
// reader of 8 kB/s needs 196 seconds.
const SLOWEST: SlowestReader = { bytes: 300_000, withinMs: 300_000, everyMs: 15_000 };

interface Progress {
  sent: number;
  since: number;
}

/**
 * Ends connections on which answers wait to be read and all but none is: each holds memory of the process and of the
 * operating system, and a stranger may open thousands. A slow network that keeps its pace is left alone.
 */
export function endSlowReaders(app: App, { bytes, withinMs, everyMs }: SlowestReader = SLOWEST): void {
  const connections = new Map<Socket, Progress>();
  const look = () => {
    const now = performance.now();
    for (const [socket, { sent, since }] of connections) {
      const gone = sentBy(socket);
      if (socket.writableLength === 0 || gone - sent >= bytes)
        connections.set(socket, { sent: gone, since: now });
      // A reset also frees what the operating system has taken and nobody reads.
      else if (now - since >= withinMs) socket.resetAndDestroy();
    }
  };
  const timer = setInterval(look, everyMs).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
  const watch = (socket: Socket) => {
    if (connections.has(socket)) return;
    connections.set(socket, { sent: sentBy(socket), since: performance.now() });
    socket.once('close', () => connections.delete(socket));
  };
  // What the router cannot read is answered without any hook of a request.
  app.server.on('connection', watch);
  // Fastify opens a second server for `localhost`, which it keeps to itself.
  app.addHook('onRequest', ({ raw: { socket } }, _reply, done) => {
    watch(socket);
    done();
  });
}

/** Bytes that the operating system has taken of what was written. */
function sentBy({ bytesWritten, writableLength }: Socket): number {
  return bytesWritten - writableLength;
}
