import type { Page } from '@playwright/test';
import { REGISTRY_PATH, registryName } from '@naija/contracts/remote/registry';
import { publishAll } from '@naija/tooling/publish';
import { LAST, LAST_HEADING, listMany } from '../../support/many-remotes.ts';
import { pageHeading } from '../../support/page-heading.ts';
import { startSystem } from '../../support/system.ts';
import { expect, test } from '../../support/offline/test.ts';
import { openPage, pressUnlessRetried, visitUntilReady } from '../../support/offline/visit.ts';

// Without a network the page cannot ask for another one, and remotes without files cannot run: it says so.
test.use({ expectedNoise: /Failed to load resource|net::ERR_|Remote "(registry|other-7)"/ });

/** Goes to a page without loading another document. */
const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);

/** The remotes that the device has for offline use. */
const onDevice = (page: Page) =>
  page.evaluate(async (file) => {
    const { microFrontends } = (await (await fetch(file, { cache: 'force-cache' })).json()) as {
      microFrontends: object;
    };
    return Object.keys(microFrontends);
  }, REGISTRY_PATH);

test('of 1,000 remotes a device has the first three and those it has opened, also without a network', async ({
  page,
}) => {
  const first = ['auth', 'dashboard', 'directory'].map(registryName);
  const own = await startSystem({}, async (remotesDir) => {
    await publishAll(remotesDir);
    await listMany(remotesDir, 997);
  });
  try {
    await visitUntilReady(page, `${own.url}/about`);
    expect((await onDevice(page)).sort()).toEqual(first);

    await goTo(page, `/${LAST}`);
    await expect(pageHeading(page)).toHaveText(LAST_HEADING);
    await expect.poll(() => onDevice(page), 'it is kept').toContain(registryName(LAST));
    await goTo(page, '/nowhere');
    await expect(pageHeading(page)).toHaveText('There is no such page');

    await own.stopServer();
    await openPage(page, `${own.url}/${LAST}`);
    await expect(pageHeading(page)).toHaveText(LAST_HEADING);
    await goTo(page, '/other-7');
    await expect(page.getByRole('alert')).toContainText('This page is not saved on this device');
    await own.restartServer();
    const hasNoFiles = page.getByRole('alert').filter({ hasText: 'other-7' });
    await pressUnlessRetried(page.getByRole('button', { name: 'Retry' }), hasNoFiles);
  } finally {
    await own.stop();
  }
});
