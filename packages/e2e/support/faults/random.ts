/** Seeded random numbers, so that a failed run can be repeated. */
export interface Random {
  seed: number;
  happens: (share: number) => boolean;
  /** Number in [0, end). */
  below: (end: number) => number;
}

export function createRandom(seed = Number(process.env['FAULTS_SEED'] ?? Date.now() % 1_000_000)): Random {
  let state = seed;
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { seed, happens: (share) => next() < share, below: (end) => next() * end };
}
