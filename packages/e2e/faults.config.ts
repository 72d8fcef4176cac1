import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

// Read where tests take their sizes from, in every worker.
process.env['TEST_SIZE'] = 'full';

/** The promises about bad lines and sudden ends at full size, one after the other for the sake of their figures. */
export default defineConfig({
  ...base,
  testDir: 'specs/faults',
  outputDir: 'test-results/faults',
  workers: 1,
  projects: [{ name: 'faults' }],
});
