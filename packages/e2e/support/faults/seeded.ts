import { test as base } from '@playwright/test';
import { chanceOf, type Chance } from './chance.ts';

/** The test with a seed. Where it fails, it says which one repeats it. */
export const test = base.extend<{ chance: Chance }>({
  chance: async ({}, provide, testInfo) => {
    const chance = chanceOf();
    await provide(chance);
    if (testInfo.status !== testInfo.expectedStatus)
      console.error(`Repeat it with FAULTS_SEED=${String(chance.seed)}`);
  },
});

/** Notes figures of the test that runs: `npm run test:faults` prints them. */
export function figures(text: string): void {
  test.info().annotations.push({ type: 'figures', description: text });
}
