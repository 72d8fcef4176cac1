import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** An address of a database that does not change, as a name in DNS or one that moves between machines. */
export interface MovableAddress {
  url: string;
  moveTo: (database: string) => void;
  /** Lets nothing more through, and closes nothing, as a network does that fails. */
  hold: () => void;
  close: () => void;
}

export async function movableAddress(database: string): Promise<MovableAddress> {
  let target = new URL(database);
  const sockets = new Set<Socket>();
  const server = createServer((from) => {
    const to = connect(Number(target.port), target.hostname);
    for (const socket of [from, to]) {
      sockets.add(socket);
      socket
        .on('error', () => socket.destroy())
        .on('close', () => (sockets.delete(socket), from.destroy(), to.destroy()));
    }
    from.pipe(to).pipe(from);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(database);
  url.host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    url: url.href,
    moveTo(other) {
      target = new URL(other);
      for (const socket of sockets) socket.destroy();
    },
    hold() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
