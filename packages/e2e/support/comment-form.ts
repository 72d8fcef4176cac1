import type { Page } from '@playwright/test';

/** Scrolls to the comment form of a profile, which is loaded when it is near the viewport, and waits for it. */
export async function showCommentForm(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Leave a Comment' }).scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: 'Comment' }).waitFor();
}
