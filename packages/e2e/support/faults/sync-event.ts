import type { Page } from '@playwright/test';

/** Dispatches the outbox's Background Sync event; no page of the site need be open. */
export async function dispatchSync(page: Page, site: string): Promise<void> {
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
