import { defineConfig } from '@playwright/test';
import base, { tally } from './playwright.config.ts';

// The workers inherit this variable, and tests read it there.
process.env['TEST_SIZE'] = 'full';

/** Faults of networks, devices and servers at full size, one after the other for comparable figures. */
export default defineConfig({
  ...base,
  testIgnore: [],
  grep: /./,
  grepInvert: [],
  testDir: 'specs/faults',
  reporter: [['list'], ['./support/faults/figures-reporter.ts'], tally],
  workers: 1,
  timeout: 180_000,
  projects: [{ name: 'faults' }],
});
