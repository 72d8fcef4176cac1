import type { Page } from '@playwright/test';

/** Everything the page complains about; a blocked script or style is reported on the console as well. */
export function watch(page: Page): string[] {
  const noise: string[] = [];
  page.on('pageerror', (error) => noise.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text());
  });
  return noise;
}
