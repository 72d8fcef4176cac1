import { setTimeout as delay } from 'node:timers/promises';

// Short enough that calls side by side share a slow line evenly.
const PIECE = 1024;

/** One direction of a line: everything that goes there shares its speed. */
export interface Lane {
  /** Bytes of bodies that went over it. */
  carried: () => number;
  /** How often it was cut. */
  cuts: () => number;
  /** Bits a second from now on; no limit without. */
  limit: (bitsPerSecond?: number) => void;
  /** Cuts whatever it carries each time so many bytes more have passed; never without. */
  cutEvery: (bytes?: number) => void;
  /** Passes on a body, piece by piece, as fast as the lane is. Throws where it is cut. */
  through: (body: AsyncIterable<Buffer>) => AsyncGenerator<Buffer, void>;
}

export function lane(): Lane {
  let speed: number | undefined;
  let free = 0;
  let carried = 0;
  let cuts = 0;
  let every = Infinity;
  let cutAt = Infinity;
  const takeTurn = async (bytes: number) => {
    if (speed === undefined) return;
    free = Math.max(free, performance.now()) + (bytes * 8_000) / speed;
    await delay(free - performance.now());
  };
  return {
    carried: () => carried,
    cuts: () => cuts,
    limit(next) {
      speed = next;
    },
    cutEvery(bytes = Infinity) {
      every = bytes;
      cutAt = carried + every;
    },
    async *through(body) {
      for await (const part of body)
        for (let at = 0; at < part.length; at += PIECE) {
          const piece = part.subarray(at, at + PIECE);
          await takeTurn(piece.length);
          carried += piece.length;
          yield piece;
          if (carried < cutAt) continue;
          cutAt = carried + every;
          cuts += 1;
          throw new Error('the line was cut');
        }
    },
  };
}
