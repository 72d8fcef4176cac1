import { setTimeout as delay } from 'node:timers/promises';

// Small chunks share the bandwidth evenly.
const CHUNK_BYTES = 1024;

/** One direction of a network: all transfers share its bandwidth. */
export interface Link {
  bytes: () => number;
  cuts: () => number;
  /** Limits the bandwidth; without a value, removes the limit. */
  throttle: (bitsPerSecond?: number) => void;
  /** Cuts the transfer each time this many bytes have passed. */
  cutEvery: (bytes?: number) => void;
  pass: (body: AsyncIterable<Buffer>) => AsyncGenerator<Buffer, void>;
}

export function createLink(): Link {
  let bandwidth: number | undefined;
  let idleAt = 0;
  let transferred = 0;
  let cuts = 0;
  let every = Infinity;
  let cutAt = Infinity;
  const waitForBandwidth = async (bytes: number) => {
    if (bandwidth === undefined) return;
    idleAt = Math.max(idleAt, performance.now()) + (bytes * 8_000) / bandwidth;
    await delay(idleAt - performance.now());
  };
  return {
    bytes: () => transferred,
    cuts: () => cuts,
    throttle(next) {
      bandwidth = next;
    },
    cutEvery(bytes = Infinity) {
      every = bytes;
      cutAt = transferred + every;
    },
    async *pass(body) {
      for await (const part of body)
        for (let at = 0; at < part.length; at += CHUNK_BYTES) {
          const chunk = part.subarray(at, at + CHUNK_BYTES);
          await waitForBandwidth(chunk.length);
          transferred += chunk.length;
          yield chunk;
          if (transferred < cutAt) continue;
          cutAt = transferred + every;
          cuts += 1;
          throw new Error('the connection was cut');
        }
    },
  };
}
