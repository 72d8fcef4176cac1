import { bySize } from '@naija/tooling/test-size';

/** Full size in `npm run test:faults`, small in `npm test`. */
export const SIZES = bySize(
  { serverKills: 3, browserKills: 2, intents: 15, photos: 1, photoBitsPerSecond: 1_000_000 },
  { serverKills: 100, browserKills: 100, intents: 1_000, photos: 5, photoBitsPerSecond: 64_000 },
);

export const timeFor = (times: number, each: number): number => 60_000 + times * each;
