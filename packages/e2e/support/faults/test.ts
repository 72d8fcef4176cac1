import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mergeTests } from '@playwright/test';
import { expect, test as offline } from '../offline/test.ts';
import { lineTo, type Line } from './network.ts';
import { switchOn, type Phone } from './device.ts';
import { test as seeded } from './seeded.ts';

interface Faulty {
  /** A bad line to the system of the tests. */
  line: Line;
  /** Switches the test's phone on; it is off in the end, and forgotten. */
  switchPhoneOn: () => Promise<Phone>;
}

/** The test with what may go wrong. */
export const test = mergeTests(offline, seeded).extend<Faulty>({
  line: async ({ system, chance }, provide) => {
    const line = await lineTo(system.url, chance);
    await provide(line);
    await line.stop();
  },
  switchPhoneOn: async ({ launchOptions }, provide) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'naija-phone-'));
    let phone: Phone | undefined;
    await provide(async () => (phone = await switchOn(folder, launchOptions)));
    await phone?.kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  },
});

export { expect };
