import { defineConfig } from '@playwright/test';
import { findBrowser } from '@naija/tooling/browser';
import type { Origins } from './src/test.ts';

const { executablePath, args, env } = await findBrowser();

/** What a person does on pages of remotes; it must be the same wherever the remotes come from. */
const ON_REMOTES =
  /(accounts|agent-life|bad-releases|browse|failure|location|one-copy|photo|profile)\.spec\.ts$/;

export default defineConfig<object, { origins: Origins }>({
  testDir: 'src',
  outputDir: 'test-results',
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 15_000, toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.01 } },
  projects: [
    { name: 'own origin' },
    { name: 'other origins', testMatch: ON_REMOTES, use: { origins: 'other' } },
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
  },
});
