import { defineConfig } from '@playwright/test';
import { browserWorkers } from '@naija/tooling/test-size';
import { OTHER_BROWSERS } from './support/browsers/test.ts';

/** The essentials in each other browser that is installed. */
export default defineConfig<object, { other: string }>({
  testDir: 'specs/other-browsers',
  globalSetup: './support/demo-data.ts',
  outputDir: 'test-results/browsers',
  workers: browserWorkers(),
  // Each test takes longer than the start of a browser and a server of its own.
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 240_000,
  expect: { timeout: 40_000 },
  projects: OTHER_BROWSERS.map(({ name }) => ({ name, use: { other: name } })),
});
