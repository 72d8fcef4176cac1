import { mergeTests } from '@playwright/test';
import { expect, test as offline } from '../offline/test.ts';
import { lineTo, type Line } from './line.ts';
import { test as seeded } from './seeded.ts';

/** The test with a bad line to the system of the tests. */
export const test = mergeTests(offline, seeded).extend<{ line: Line }>({
  line: async ({ system, chance }, provide) => {
    const line = await lineTo(system.url, chance);
    await provide(line);
    await line.stop();
  },
});

export { expect };
