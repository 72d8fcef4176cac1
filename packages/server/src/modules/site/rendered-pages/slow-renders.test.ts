import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { expect, it, vi } from 'vitest';
import { useRenderedSite } from '../../../../test/use-rendered-site.ts';

const WAIT = { timeout: 30_000, interval: 50 };
const site = useRenderedSite({ renderWaitMs: 20 });

async function isRendered(url: string): Promise<boolean> {
  const { body } = await site.app.inject(url);
  return body.includes(`name="${RENDERED_PAGE.releaseMeta}"`);
}

function waitUntilRendered(url: string): Promise<void> {
  return vi.waitFor(async () => {
    expect(await isRendered(url)).toBe(true);
  }, WAIT);
}

/** Renders take until the returned function is called. */
function holdRenders(): () => void {
  let finish = (): void => undefined;
  site.holdRenders(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  return finish;
}

it('a visitor does not wait long for a page, and the next one gets it', async () => {
  const finish = holdRenders();
  const first = await isRendered('/about');
  finish();
  await waitUntilRendered('/about');
  expect([first, site.rendered]).toEqual([false, ['/about']]);
});

it.each([
  ['/trending?q=', '/trending'],
  ['/guide/', '/'],
])('a flood of addresses such as %s leaves room to render %s', async (address, other) => {
  const finish = holdRenders();
  await Promise.all(Array.from({ length: 30 }, (_, index) => isRendered(address + String(index))));
  const flood = site.rendered.length;
  await isRendered(other);
  finish();
  expect([flood < 10, site.rendered.at(-1)]).toEqual([true, other]);
  await waitUntilRendered(other);
});
