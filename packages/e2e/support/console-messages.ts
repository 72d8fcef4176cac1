import type { Page } from '@playwright/test';

/** What Playwright itself says in pages that are not to have a service worker. */
const NOT_THE_PAGE = 'Service Worker registration blocked by Playwright';

/** Everything the page complains about; a blocked script or style is reported on the console as well. */
export function watch(page: Page): string[] {
  const noise: string[] = [];
  page.on('pageerror', (error) => noise.push(error.message));
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (isComplaint && message.text() !== NOT_THE_PAGE) noise.push(message.text());
  });
  return noise;
}
