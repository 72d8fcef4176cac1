import type { Page } from '@playwright/test';

/** Fails health checks, so that a page refetches only when Retry is pressed. */
export async function disableRevalidation(page: Page): Promise<void> {
  await page.route('**/healthz', (route) => route.abort('connectionrefused'));
}
