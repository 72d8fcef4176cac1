import path from 'node:path';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { findBrowser } from '@naija/tooling/browser';
import { browserWorkers, HEAVY_TESTS, HEAVY_TITLES, LEFT_OUT, TEST_SIZE } from '@naija/tooling/test-size';
import { ANY_ORIGIN, TRANSLATED, type Origins, type Watched } from './support/test.ts';

const { executablePath, args, env } = await findBrowser();
// Commands that tests start must not read the settings of this checkout.
process.env['ENV_FILE'] = '';
// Absolute, since the configuration at the root of the repository passes this one on.
const at = (relative: string): string => path.join(import.meta.dirname, relative);
/** Areas that run at once have folders of their own, which Playwright empties at the start. */
export const outputDir = at(`test-results/${process.env['npm_lifecycle_event'] ?? 'all'}`.replace(':', '-'));
export const tally: ReporterDescription = [at('../tooling/src/tests/playwright-tally.mjs')];

const ownOrigin = {
  name: 'own origin',
  ...(HEAVY_TESTS === 'only' && { grep: HEAVY_TITLES }),
};
const otherOrigins = {
  name: 'other origins',
  grep: new RegExp(ANY_ORIGIN.tag),
  // Each worker would start a site of its own for a test or two.
  workers: 1,
  use: { origins: 'other' },
} as const;

const translated = {
  name: 'translated',
  grep: new RegExp(TRANSLATED.tag),
  use: { isTranslated: true },
} as const;

const ignored = [
  'other-browsers/**',
  // Heavy specs are not even read, because some need builds that light tests do without.
  ...(HEAVY_TESTS === 'no' ? ['**/*.heavy.spec.ts'] : []),
  // At full size all faults run with a configuration of their own.
  ...(HEAVY_TESTS === 'only' && TEST_SIZE === 'full' ? ['faults/**'] : []),
];

export default defineConfig<Watched, { origins: Origins }>({
  testDir: at('specs'),
  testIgnore: ignored,
  grepInvert: HEAVY_TESTS === 'no' ? HEAVY_TITLES : LEFT_OUT,
  globalSetup: at('support/demo-data.ts'),
  outputDir,
  reporter: [['list'], tally],
  snapshotPathTemplate: at('pictures/{arg}{ext}'),
  fullyParallel: false,
  workers: browserWorkers(),
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Long enough for busy machines. Each wait is bounded, too, so that no test hangs until its end.
  timeout: 180_000,
  expect: { timeout: 40_000, toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.01 } },
  projects: [...(HEAVY_TESTS === 'no' ? [] : [otherOrigins, translated]), ownOrigin],
  use: {
    actionTimeout: 40_000,
    navigationTimeout: 40_000,
    // Most tests are about pages and the network; service workers are tested in `specs/offline`.
    serviceWorkers: 'block',
    // Animations take a tenth of the time; stories render with both settings.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    // Snapshots take a tenth of the time, and screenshots as long as the tests: `--trace=on` adds both to a test that failed.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
  },
});
