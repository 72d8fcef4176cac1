import type { Page } from '@playwright/test';
import { LATE_PART } from '@naija/contracts/remote/late-part';

/**
 * Waits until nothing in the viewport says that it loads, and fonts, photos and late parts are there. Unlike a silent network,
 * this does not depend on how fast the machine is. What is further down may load only once it is near.
 */
export async function waitUntilShown(page: Page): Promise<void> {
  await page.waitForFunction(isShown, LATE_PART.attribute, { polling: 50 });
}

/** Runs in the page. */
function isShown(late: string): boolean {
  const inViewport = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
  const isLoading =
    inViewport(`[aria-busy=true], [data-loading], [${late}]`).length > 0 ||
    inViewport('[role=status]').some((status) =>
      (status.ariaLabel ?? status.textContent).trim().startsWith('Loading'),
    ) ||
    inViewport('img').some((image) => !(image as HTMLImageElement).complete);
  return !isLoading && document.fonts.status === 'loaded';
}
