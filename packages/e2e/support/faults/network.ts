import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { carrier, type Faults } from './carrier.ts';
import type { Chance } from './chance.ts';
import { lane } from './lane.ts';

/** A line between a phone and the site. It is a good one until told otherwise. */
export interface Line {
  url: string;
  did: ReturnType<typeof carrier>['did'];
  /** Methods and paths asked for, in their order, also of what was lost. */
  calls: readonly string[];
  /** What goes wrong from now on, in the place of what went wrong before. */
  fail: (faults: Faults) => void;
  /** Bits a second in either direction from now on; no limit without. */
  limit: (bitsPerSecond?: number) => void;
  /** Cuts the connection that sends, each time bodies have taken up so many bytes more; never without. */
  cutEvery: (bytes?: number) => void;
  cuts: () => number;
  /** Bytes of request bodies that it carried, those included whose request was cut. */
  sent: () => number;
  stop: () => Promise<void>;
}

/** Lays a line to a site, on a free port. */
export async function lineTo(site: string, chance: Chance): Promise<Line> {
  const [up, down] = [lane(), lane()];
  const carries = carrier(site, { up, down }, chance);
  const server = createServer((question, answer) => {
    // Its request is apart from its socket once that was closed.
    const { socket } = question;
    carries.carry(question, answer).catch(() => socket.destroy());
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    did: carries.did,
    calls: carries.calls,
    fail(faults) {
      carries.fail(faults);
    },
    limit(bitsPerSecond) {
      for (const way of [up, down]) way.limit(bitsPerSecond);
    },
    cutEvery: up.cutEvery,
    cuts: up.cuts,
    sent: up.carried,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
