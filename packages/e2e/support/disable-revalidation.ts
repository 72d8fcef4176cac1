import type { Page } from '@playwright/test';

/**
 * Lets a page show what has failed until somebody presses Retry: without a sign that the server lives it does not ask
 * again by itself, which may come just before the button is pressed.
 */
export async function onlyByHand(page: Page): Promise<void> {
  await page.route('**/healthz', (route) => route.abort('connectionrefused'));
}
