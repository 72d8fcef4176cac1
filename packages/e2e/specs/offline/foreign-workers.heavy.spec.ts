import type { Page } from '@playwright/test';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { firstAgent } from '../../support/first-agent.ts';
import { expect, test } from '../../support/offline/test.ts';
import { openPage, visitUntilReady } from '../../support/offline/visit.ts';
import { pageHeading } from '../../support/page-heading.ts';

test.use({ expectedNoise: /404|Failed to load resource|net::ERR_/ });

/** Registers a service worker as a bad release could. @returns what came of it */
function registerAs(page: Page, script: string, scope?: string): Promise<string> {
  return page.evaluate(
    async ([address, within]) => {
      const { trustedTypes } = globalThis as unknown as {
        trustedTypes: {
          createPolicy: (name: string, rules: object) => { createScriptURL(of: string): string };
        };
      };
      const policy = trustedTypes.createPolicy('photo-worker', { createScriptURL: (of: string) => of });
      const options = within === undefined ? {} : { scope: within };
      return navigator.serviceWorker.register(policy.createScriptURL(address), options).then(
        () => 'registered',
        () => 'refused',
      );
    },
    [script, scope] as const,
  );
}

const workers = (page: Page) =>
  page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations();
    return all.map(
      ({ scope, active }) =>
        `${new URL(scope).pathname} ${active?.scriptURL.slice(location.origin.length) ?? ''}`,
    );
  });

const OWN = ['/ /sw.js'];

test('a release cannot register a service worker with a script of its own', async ({ page, request }) => {
  await visitUntilReady(page, '/');
  const entry = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('remoteEntry'))?.name,
  );
  expect((await request.get(entry ?? '')).ok()).toBe(true);
  expect(await registerAs(page, new URL(entry ?? '').pathname)).toBe('refused');
});

test(
  'a service worker that a bad release registered for some pages is removed when another page opens',
  AT_FULL_SIZE,
  async ({ page }) => {
    await visitUntilReady(page, '/');
    expect(await registerAs(page, '/sw.js', '/agent/')).toBe('registered');
    await openPage(page, '/about');
    await expect.poll(() => workers(page)).toEqual(OWN);
  },
);

test('a page controlled by a foreign service worker frees itself', async ({ page, request }) => {
  await visitUntilReady(page, '/');
  expect(await registerAs(page, '/sw.js?bad', '/agent/')).toBe('registered');
  await expect.poll(() => workers(page)).toContain('/agent/ /sw.js?bad');
  const address = await firstAgent(request);
  await page.goto(address);
  // The page reloads by itself meanwhile.
  await expect(async () => {
    expect(await workers(page)).toEqual(OWN);
    const served = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    expect(served).toMatch(/\/sw\.js$/);
  }).toPass();
  await expect(pageHeading(page)).toBeVisible();
});
