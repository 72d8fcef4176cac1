import type { Locator, Page } from '@playwright/test';

/** The heading of a page that is there, not the one that stands in for it while its code loads. */
export function pageHeading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 }).and(page.locator(':not([data-loading])'));
}
