import { bySize } from '@naija/tooling/test-size';

/** How large each promise is tried: in full by `npm run test:faults`, small in `npm test`. */
export const SIZES = bySize(
  { serverKills: 4, browserKills: 3, intents: 40, photos: 1, photoBitsPerSecond: 1_000_000 },
  { serverKills: 100, browserKills: 100, intents: 1_000, photos: 5, photoBitsPerSecond: 64_000 },
);

/** Milliseconds that a test gets that is repeated so many times, each of which takes at most so long. */
export const timeFor = (times: number, each: number): number => 60_000 + times * each;
