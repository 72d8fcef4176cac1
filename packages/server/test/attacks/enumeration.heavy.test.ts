import { expect, it } from 'vitest';
import { ATTACKS, measureLeak, useAttackedServer } from './enumeration.ts';

/** Samples of each kind; `npm run test:heavy` sets the size. */
const COUNT = process.env['TEST_SIZE'] === 'full' ? 600 : 80;
/**
 * Three standard deviations from one half, for the area under the curve of two equal samples (Mann and Whitney, 1947).
 * Equal samples exceed it once in 370 times, and three times in a row once in 50,000,000.
 */
const MAX_AREA = 0.5 + 3 * Math.sqrt((2 * COUNT + 1) / (12 * COUNT * COUNT));

const server = useAttackedServer();

it.each(Object.entries(ATTACKS))(
  `nobody learns by %s whether one of ${String(2 * COUNT)} addresses has an account`,
  { retry: 2, timeout: 600_000 },
  async (_name, attack) => {
    expect(await measureLeak(server, attack, COUNT)).toBeLessThanOrEqual(MAX_AREA);
  },
);
