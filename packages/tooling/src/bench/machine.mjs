import { availableParallelism, totalmem } from 'node:os';
import { browserVersion } from './browser/device.mjs';

/** @returns {Promise<import('./results/results.mjs').Machine>} */
export async function describeMachine() {
  return {
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    browser: `Chromium ${await browserVersion()}`,
  };
}
