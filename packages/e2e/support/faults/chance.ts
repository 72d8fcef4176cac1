/** Random numbers that come again for the same seed, so that a run that failed can be repeated. */
export interface Chance {
  seed: number;
  /** True in this share of cases, 0 to 1. */
  hits: (share: number) => boolean;
  /** A number from 0 up to, but not including, `end`. */
  below: (end: number) => number;
}

/** Takes the seed from `FAULTS_SEED`, or any. */
export function chanceOf(seed = Number(process.env['FAULTS_SEED'] ?? Date.now() % 1_000_000)): Chance {
  let state = seed;
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { seed, hits: (share) => next() < share, below: (end) => next() * end };
}
