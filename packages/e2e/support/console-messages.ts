import type { Page } from '@playwright/test';

/** Playwright's own message where service workers are blocked. */
const NOT_THE_PAGE = 'Service Worker registration blocked by Playwright';

/** Collects errors and warnings of the console, policy violations included. */
export function watchConsole(page: Page): string[] {
  const noise: string[] = [];
  page.on('pageerror', (error) => noise.push(error.message));
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (isComplaint && message.text() !== NOT_THE_PAGE) noise.push(message.text());
  });
  return noise;
}
