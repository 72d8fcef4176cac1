import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '@naija/tooling/browser';
import { HEAVY, IS_HEAVY } from '@naija/tooling/test-size';
import { ANY_ORIGIN, type Origins } from './support/test.ts';

const { executablePath, args, env } = await findBrowser();
// Absolute, since the configuration at the root of the repository passes this one on.
const at = (place: string): string => path.join(import.meta.dirname, place);
const heavy = new RegExp(HEAVY.tag);
// A project's own pattern takes the place of the one for all.
const anyOrigin = new RegExp(IS_HEAVY ? `(?=.*${ANY_ORIGIN.tag})(?=.*${HEAVY.tag})` : ANY_ORIGIN.tag);

export default defineConfig<object, { origins: Origins }>({
  testDir: at('specs'),
  testIgnore: 'other-browsers/**',
  globalSetup: at('support/demo-data.ts'),
  outputDir: at('test-results'),
  snapshotPathTemplate: at('pictures/{arg}{ext}'),
  ...(IS_HEAVY ? { grep: heavy } : { grepInvert: heavy }),
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // A busy machine takes its time; a test that hangs is no less found.
  timeout: 180_000,
  expect: { timeout: 40_000, toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.01 } },
  projects: [{ name: 'own origin' }, { name: 'other origins', grep: anyOrigin, use: { origins: 'other' } }],
  use: {
    // Most tests are about pages and the network; what a worker keeps is tried in `specs/offline`.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    // Without a film of every test: drawing it takes about as long as the test.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
  },
});
