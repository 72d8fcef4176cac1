import type { Page } from '@playwright/test';
import { SHARE_TARGET_FIELD, SHARE_TARGET_PATH } from '@naija/contracts/pwa/share-target';
import type { PickedFile } from './photos.ts';

/** Posts a photo to the share target as the operating system does; `site` is its origin if the page has another. */
export async function sharePhoto(page: Page, photo: PickedFile, site = ''): Promise<void> {
  await page.evaluate(
    ({ action, field }) => {
      const form = Object.assign(document.createElement('form'), {
        action,
        method: 'post',
        enctype: 'multipart/form-data',
      });
      form.append(
        Object.assign(document.createElement('input'), { type: 'file', name: field, id: 'shared' }),
      );
      document.body.append(form);
    },
    { action: `${site}${SHARE_TARGET_PATH}`, field: SHARE_TARGET_FIELD },
  );
  await page.locator('#shared').setInputFiles(photo);
  await page.locator('#shared').evaluate((input: HTMLInputElement) => {
    input.form?.submit();
  });
}
