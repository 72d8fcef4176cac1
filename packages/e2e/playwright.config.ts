import { defineConfig } from '@playwright/test';
import { findBrowser } from '@naija/tooling/browser';

const { executablePath, args, env } = await findBrowser();

export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 15_000, toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.01 } },
  use: {
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
  },
});
