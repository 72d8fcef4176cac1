import type { Page } from '@playwright/test';

/**
 * What the browser does to the site's worker once it takes the line for back, if the outbox has asked for it. The page
 * may be anywhere.
 */
export async function lineIsBack(page: Page, site: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === `${site}/`);
      if (found) resolve(found.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.dispatchSyncEvent', {
    ...{ origin: site, registrationId: await registered, tag: 'naija-outbox', lastChance: false },
  });
  await cdp.detach();
}
