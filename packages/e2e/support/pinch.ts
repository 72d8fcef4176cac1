import type { Locator, Page } from '@playwright/test';

const STEPS_PX = [40, 50, 60, 70, 80];

/** Puts two fingers 80 px apart on the middle of an element, and moves them to twice that. */
export async function pinch(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const fingers = await page.context().newCDPSession(page);
  const at = (apart: number) =>
    [-apart, apart].map((from, id) => ({ id, x: x + width / 2 + from, y: y + height / 2 }));
  for (const [index, apart] of STEPS_PX.entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove';
    await fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at(apart) });
    // The page follows once a frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await fingers.detach();
}
