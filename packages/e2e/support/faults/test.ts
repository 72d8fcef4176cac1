import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mergeTests } from '@playwright/test';
import { expect, test as offline } from '../offline/test.ts';
import { startNetwork, type FaultyNetwork } from './network.ts';
import { launchDevice, type Device } from './device.ts';
import { test as seeded } from './seeded.ts';

interface Faulty {
  network: FaultyNetwork;
  /** Starts the device; its profile is removed after the test. */
  startDevice: () => Promise<Device>;
}

export const test = mergeTests(offline, seeded).extend<Faulty>({
  network: async ({ system, random }, provide) => {
    const network = await startNetwork(system.url, random);
    await provide(network);
    await network.stop();
  },
  baseURL: async ({ system }, provide) => {
    await provide(system.url);
  },
  startDevice: async ({ launchOptions }, provide) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'naija-device-'));
    let device: Device | undefined;
    await provide(async () => (device = await launchDevice(folder, launchOptions)));
    await device?.kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  },
});

export { expect };
