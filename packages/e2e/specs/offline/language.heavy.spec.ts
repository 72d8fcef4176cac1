import type { Page } from '@playwright/test';
import { waitUntilPageCached, withoutScripts } from '../../support/offline/cached-pages.ts';
import { expect, test } from '../../support/offline/test.ts';
import { visitUntilReady } from '../../support/offline/visit.ts';
import { pageHeading } from '../../support/page-heading.ts';
import { waitUntilRendered } from '../../support/rendered.ts';

const KANO = '/location/kano';
const KANO_IN_PIDGIN = 'Property agents for Kano';

const dealQuestion = (page: Page) => page.getByText('Wetin e be about');

test.use({ viewport: { width: 360, height: 740 } });

test('a visitor who chooses Pidgin at the end of a page reads Pidgin from then on: without a script and without a network too', async ({
  page,
  siteProxy,
}) => {
  await visitUntilReady(page, '/');
  await page.getByRole('button', { name: 'Naijá Pidgin' }).click();
  await expect(pageHeading(page)).toHaveText('Find property agent for Nigeria');
  await expect(page.getByRole('button', { name: 'Naijá Pidgin' })).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveTitle(/^Property agents for Nigeria/);

  await waitUntilRendered(page.request, KANO);
  await withoutScripts(page, async () => {
    await page.goto(KANO, { waitUntil: 'commit' });
    await expect(pageHeading(page)).toHaveText(KANO_IN_PIDGIN);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pcm');
    await expect(page).toHaveTitle(new RegExp(`^${KANO_IN_PIDGIN}`));
  });

  await page.goto(KANO);
  await waitUntilPageCached(page, KANO);
  await siteProxy.disconnect();
  await page.reload();
  await expect(pageHeading(page)).toHaveText(KANO_IN_PIDGIN);
  await expect(page.getByText(/^Saved copy from/).first()).toBeVisible();
  await page.goto('/cost');
  await expect(dealQuestion(page)).toBeVisible();
});
