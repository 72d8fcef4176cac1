import type { Page } from '@playwright/test';
import { SHARE_TARGET_FIELD, SHARE_TARGET_PATH } from '@naija/contracts/pwa/share-target';
import type { PickedFile } from './photos.ts';

/**
 * Sends a photo as a phone does when somebody shares it with the installed app: a form, and the page goes along.
 * @param site origin of the app, where the page is one of another site
 */
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
