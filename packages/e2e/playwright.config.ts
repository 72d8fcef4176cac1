import { defineConfig } from '@playwright/test';
import { findBrowser } from '@naija/tooling/browser';
import { ANY_ORIGIN, type Origins } from './support/test.ts';

const { executablePath, args, env } = await findBrowser();

export default defineConfig<object, { origins: Origins }>({
  testDir: 'specs',
  testIgnore: 'other-browsers/**',
  globalSetup: './support/demo-data.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // A busy machine takes its time; a test that hangs is no less found.
  timeout: 180_000,
  expect: { timeout: 40_000, toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.01 } },
  projects: [
    { name: 'own origin' },
    { name: 'other origins', grep: new RegExp(ANY_ORIGIN.tag), use: { origins: 'other' } },
  ],
  use: {
    // Most tests are about pages and the network; what a worker keeps is tested in `specs/offline`.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    // Without a film of every test: drawing it takes about as long as the test.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
  },
});
