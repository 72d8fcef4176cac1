import { defineConfig } from '@playwright/test';
import { findBrowser } from '@naija/tooling/browser';

const { executablePath, args, env } = await findBrowser();

/** Takes the manifest's screenshots from the built product; no tests. */
export default defineConfig({
  testDir: 'scripts',
  testMatch: 'screenshots.ts',
  outputDir: 'test-results',
  reporter: 'list',
  workers: 1,
  timeout: 60_000,
  use: {
    colorScheme: 'light',
    serviceWorkers: 'block',
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
  },
});
