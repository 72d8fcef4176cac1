import { pendingOn } from '../../support/faults/outbox-store.ts';
import { openEdit } from '../../support/open-edit.ts';
import { waitUntilRendered } from '../../support/rendered.ts';
import { expect, test, TRANSLATED } from '../../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test(
  'an agent names areas and languages by keyboard and by touch, and visitors find and read them',
  TRANSLATED,
  async ({ page, request }) => {
    await openEdit(page);
    const areas = page.getByRole('combobox', { name: /^Areas you work in/ });
    while ((await page.getByRole('button', { name: /^Remove .*, / }).count()) > 0)
      await page
        .getByRole('button', { name: /^Remove .*, / })
        .first()
        .click();
    await areas.fill('badag');
    await page.getByRole('option', { name: 'Badagry, Lagos' }).waitFor();
    await areas.press('Enter');
    await areas.fill('sokot');
    await page.getByRole('option', { name: 'Sokoto North, Sokoto' }).click();
    await page.getByRole('combobox', { name: /^Languages you speak/ }).click();
    await page.getByRole('option', { name: 'Kanuri' }).click();
    await page.getByRole('button', { name: 'Upload Data' }).click();
    await expect(page).toHaveURL(/tab=dashboard|\/dashboard$/);
    await expect(page.getByText('Badagry, Lagos · Sokoto North, Sokoto').first()).toBeVisible();
    // The dashboard shows what is still to be sent as well.
    await expect.poll(() => pendingOn(page)).toEqual([]);

    await page.goto('/trending?q=Sokoto+North&language=Kanuri');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      '1 agent in Sokoto North, Sokoto speaking Kanuri',
    );
    const [card] = await page.locator('main li a').all();
    const profile = (await card?.getAttribute('href')) ?? '';
    await waitUntilRendered(request, profile);
    const html = await (await request.get(profile)).text();
    expect(html).toContain('Badagry · Sokoto North, Sokoto');
  },
);
