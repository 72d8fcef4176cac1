import type { APIRequestContext } from '@playwright/test';
import { pagePaths } from '@naija/contracts/domain/pages';
import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import { agentsOf } from '../../support/first-agent.ts';
import { expect, test } from '../../support/offline/test.ts';
import { visitUntilReady } from '../../support/offline/visit.ts';
import { openRendered } from '../../support/rendered.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** A demo agent with photos of work. */
async function agentWithWork(request: APIRequestContext) {
  for (const { id } of await agentsOf(request)) {
    const { data, work } = (await (await request.get(agentPaths.byId(id))).json()) as AgentResponse;
    if (work) return { path: pagePaths.agent(id), name: data.name, work };
  }
  throw new Error('no demo agent has photos of work');
}

test('a visitor looks through the photos of an agent’s work with the keyboard, and again without a network', async ({
  page,
  request,
  siteProxy,
}) => {
  const { path, name, work } = await agentWithWork(request);
  await visitUntilReady(page, path);
  const gallery = page.getByRole('region', { name: 'Photos of work' });
  const links = gallery.getByRole('link');
  await expect(links).toHaveCount(work.length);
  const isShown = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

  await links.first().focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: `Photos of work by ${name}` });
  await expect(viewer.getByText(`1 of ${String(work.length)}`)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(`2 of ${String(work.length)}`)).toBeVisible();
  const second = viewer.getByRole('img', { name: `Work of ${name}, photo 2 of ${String(work.length)}` });
  await expect(second).toBeInViewport({ ratio: 1 });
  await expect.poll(() => second.evaluate(isShown)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(links.first()).toBeFocused();
  const thumb = gallery.getByRole('img').first();
  await expect.poll(() => thumb.evaluate(isShown)).toBe(true);

  await siteProxy.disconnect();
  await page.reload();
  await expect.poll(() => thumb.evaluate(isShown)).toBe(true);
  await links.nth(1).click();
  await expect.poll(() => second.evaluate(isShown)).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, serviceWorkers: 'block' });

  test('the photos of work are on the page, and each leads to the picture', async ({ page, request }) => {
    const { path, work } = await agentWithWork(request);
    await openRendered(page, path);
    const links = page.getByRole('region', { name: 'Photos of work' }).getByRole('link');
    await expect(links).toHaveCount(work.length);
    const address = (await links.first().getAttribute('href')) ?? '';
    expect((await request.get(address)).headers()['content-type']).toBe('image/jpeg');
  });
});
