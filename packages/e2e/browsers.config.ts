import { defineConfig } from '@playwright/test';
import { LEFT_OUT } from '@naija/tooling/test-size';
import { outputDir, tally } from './playwright.config.ts';
import { OTHER_BROWSERS } from './support/browsers/test.ts';

/** The essentials in each other browser that is installed. */
export default defineConfig<object, { other: string }>({
  testDir: 'specs/other-browsers',
  grepInvert: LEFT_OUT,
  globalSetup: './support/demo-data.ts',
  outputDir,
  reporter: [['list'], tally],
  // Each worker starts a server and a browser, and they run beside all other browser tests.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 180_000,
  expect: { timeout: 40_000 },
  projects: OTHER_BROWSERS.map((browser) => ({
    name: browser.name,
    use: { other: browser.name },
  })),
});
