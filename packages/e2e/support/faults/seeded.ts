import { test as base } from '@playwright/test';
import { createRandom, type Random } from './random.ts';

export const test = base.extend<{ random: Random }>({
  random: async ({}, provide, testInfo) => {
    const random = createRandom();
    await provide(random);
    if (testInfo.status !== testInfo.expectedStatus)
      console.error(`Repeat it with FAULTS_SEED=${String(random.seed)}`);
  },
});

export function figures(text: string): void {
  test.info().annotations.push({ type: 'figures', description: text });
}
