import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createForwarder, type Faults } from './forwarder.ts';
import type { Random } from './random.ts';
import { createLink } from './link.ts';

/** A proxy with configurable faults between device and site. */
export interface FaultyNetwork {
  url: string;
  counts: ReturnType<typeof createForwarder>['counts'];
  requests: readonly string[];
  setFaults: (faults: Faults) => void;
  throttle: (bitsPerSecond?: number) => void;
  cutEvery: (bytes?: number) => void;
  cuts: () => number;
  /** Bytes of request bodies forwarded, cut ones included. */
  sent: () => number;
  stop: () => Promise<void>;
}

export async function startNetwork(site: string, random: Random): Promise<FaultyNetwork> {
  const [up, down] = [createLink(), createLink()];
  const forwarder = createForwarder(site, { up, down }, random);
  const server = createServer((incoming, outgoing) => {
    // A closed request has lost its socket.
    const { socket } = incoming;
    forwarder.forward(incoming, outgoing).catch(() => socket.destroy());
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    counts: forwarder.counts,
    requests: forwarder.requests,
    setFaults(faults) {
      forwarder.setFaults(faults);
    },
    throttle(bitsPerSecond) {
      for (const link of [up, down]) link.throttle(bitsPerSecond);
    },
    cutEvery: up.cutEvery,
    cuts: up.cuts,
    sent: up.bytes,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
