import { defineConfig } from '@playwright/test';
import { findBrowser } from '@naija/tooling/browser';

const { executablePath, args, env } = await findBrowser();

/** Tries the libraries of `libraries/list.ts`, and writes the table of docs/libraries.md. They are installed from npm. */
export default defineConfig({
  testDir: 'libraries',
  testMatch: 'write-table.ts',
  outputDir: 'test-results',
  globalSetup: 'support/demo-data.ts',
  reporter: 'list',
  workers: 1,
  timeout: 900_000,
  use: {
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
  },
});
