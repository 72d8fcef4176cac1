import type { Page, Route } from '@playwright/test';
import { RENDERED_PAGE, RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';
import { showCommentForm } from '../../support/comment-form.ts';
import { openRendered, waitUntilRendered } from '../../support/rendered.ts';
import { firstAgent } from '../../support/first-agent.ts';
import { expect, test } from '../../support/test.ts';

test.use({ expectedNoise: /directory|registry|Failed to (load|fetch)|ERR_|integrity|MIME|502|404/ });

const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Part of this page has not loaded' });
const tryAgain = (page: Page) => notice(page).getByRole('button', { name: 'Try again' });
const goOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));
const save = (page: Page) =>
  page
    .locator('main')
    .getByRole('button', { name: /^Save / })
    .first();

/** Lets files arrive, and expects that the page loads again by itself and responds. */
async function expectLiveWith(files: string, page: Page): Promise<void> {
  await page.unroute(files);
  const loaded = page.waitForEvent('load');
  await goOnline(page);
  await loaded;
  await save(page).click();
  await expect(page.getByRole('link', { name: 'Saved agents, 1' })).toBeVisible();
}

/** How a file is missing. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is changed on its way': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const changed = 1;' }),
  'is a page of a hotel': (route) => route.fulfill({ contentType: 'text/html', body: '<p>Log in</p>' }),
  'does not arrive': (route) => route.abort(),
  'is refused by a gateway': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
};
const isMissing = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });

/** Releases other than the one that rendered the page would stand in for it. */
const CODE = '**/remotes/directory/**/*.js';

for (const [what, fault] of Object.entries(FAULTS))
  test(`a profile whose code ${what} can be read and called, and is live once the code is there`, async ({
    page,
  }) => {
    const path = await firstAgent(page.request);
    await page.route(CODE, fault);
    await openRendered(page, path);
    await expect(tryAgain(page)).toBeVisible();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    await expect(page.locator('main a[href^="https://wa.me/"]').first()).toBeVisible();
    await expect(page.getByText('could not be shown')).toBeHidden();

    await expectLiveWith(CODE, page);
    await expect(notice(page)).toBeHidden();
  });

test('what was typed waits for the visitor to try again, and is searched for then', async ({ page }) => {
  await page.route(CODE, (route) => route.abort());
  await openRendered(page, '/location/lagos');
  const box = page.getByRole('searchbox', { name: 'Search by location' });
  await box.fill('lekki');
  await tryAgain(page).click();
  await expect(notice(page).getByText('cannot be reached')).toBeVisible();
  await page.unroute(CODE);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await goOnline(page);
  await expect(box).toHaveValue('lekki');
  expect(loads).toBe(0);
  await tryAgain(page).click();
  await expect(page).toHaveURL(/q=lekki/);
  await expect(box).toHaveValue('lekki');
});

test('a visitor reads on through links while no code arrives', async ({ page }) => {
  await page.route(CODE, (route) => route.abort());
  await waitUntilRendered(page.request, '/location/lagos');
  await openRendered(page, '/');
  await expect(tryAgain(page)).toBeVisible();
  await page.getByRole('link', { name: 'LAGOS' }).first().click();
  await expect(page).toHaveURL('/location/lagos');
  await expect(page.locator('main a[href^="/agent/"]').first()).toBeVisible();
  await expect(tryAgain(page)).toBeVisible();
});

const panel = (page: Page) => page.getByText('This part of NaijaAgents could not be shown');
/** The only code that a page beside the home page misses; the home page was opened before. */
const CODE_OF = (name: string) => `**/remotes/**/${name}-*.js`;

for (const [fault, respond] of Object.entries(FAULTS))
  test(`a visitor who goes on to a page whose code ${fault} reads it, and it is live once the code is there`, async ({
    page,
  }) => {
    const path = await firstAgent(page.request);
    await waitUntilRendered(page.request, path);
    await page.route(CODE_OF('ProfilePage'), respond);
    await page.goto('/');
    await page.locator(`main a[href="${path}"]`).first().click();
    await expect(tryAgain(page)).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    await expect(panel(page)).toBeHidden();

    await expectLiveWith(CODE_OF('ProfilePage'), page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('searchbox', { name: 'Search by location' })).toBeVisible();
  });

test('a visitor who goes on to a page that only the browser renders is told so, until its code is there', async ({
  page,
}) => {
  await page.route(CODE_OF('FavouritesPage'), isMissing);
  await page.goto('/');
  await page.getByRole('link', { name: 'Saved agents' }).first().click();
  await expect(panel(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.unroute(CODE_OF('FavouritesPage'));
  await goOnline(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Saved agents' })).toBeVisible();
  await expect(panel(page)).toBeHidden();
  expect(loads).toBe(1);
});

test('a visitor who goes on while the server is out of reach reads the page as soon as it responds', async ({
  page,
}) => {
  const path = await firstAgent(page.request);
  await waitUntilRendered(page.request, path);
  await page.route(CODE_OF('ProfilePage'), (route) => route.abort());
  await page.goto('/');
  await page.route(`**${path}`, (route) => route.abort());
  await page.locator(`main a[href="${path}"]`).first().click();
  await expect(page.getByText('This page is not saved on this device')).toBeVisible();
  await page.unroute(`**${path}`);
  await goOnline(page);
  await expect(tryAgain(page)).toBeVisible();
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
});

for (const path of ['/location/lagos', '/?q=lekki', '/location/lagos?q=lekki'])
  test(`${path} without its code lists agents whose pages open, and is live once the code is there`, async ({
    page,
  }) => {
    await page.route(CODE, isMissing);
    await openRendered(page, path);
    await expect(tryAgain(page)).toBeVisible();
    const agent = page.locator('main a[href^="/agent/"]').first();
    await waitUntilRendered(page.request, (await agent.getAttribute('href')) ?? '');
    await agent.click();
    await expect(page).toHaveURL(/\/agent\//);
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(agent).toBeVisible();
    await expect(tryAgain(page)).toBeVisible();

    await expectLiveWith(CODE, page);
  });

test('a profile whose code hangs can be read, and is live after the visitor tries again', async ({
  page,
}) => {
  const path = await firstAgent(page.request);
  const never = new Promise<void>(() => undefined);
  let hangs = true;
  // Removing the route would let the requests that hang go on.
  await page.route(CODE, (route) => (hangs ? never : route.continue()));
  await openRendered(page, path);
  await expect(tryAgain(page)).toBeVisible();
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
  hangs = false;
  const loaded = page.waitForEvent('load');
  await tryAgain(page).click();
  await loaded;
  await save(page).click();
  await expect(page.getByRole('link', { name: 'Saved agents, 1' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

/** Faults of the registry. */
for (const what of ['is missing', 'is a page of a hotel'])
  test(`while the list of releases ${what}, a page can be read, and is live by itself afterwards`, async ({
    page,
  }) => {
    const registry = /\/remotes\.json/;
    await page.route(registry, FAULTS[what] ?? isMissing);
    await openRendered(page, '/location/lagos');
    await expect(tryAgain(page)).toBeVisible();
    await expect(page.locator('main a[href^="/agent/"]').first()).toBeVisible();
    const box = page.getByRole('searchbox', { name: 'Search by location' });
    await box.fill('lekki');
    await page.unroute(registry);
    await expect(notice(page)).toBeHidden();
    await expect(box).toHaveValue('lekki');
    await save(page).click();
    await expect(page.getByRole('link', { name: 'Saved agents, 1' })).toBeVisible();

    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
    });
    await page.route(registry, FAULTS[what] ?? isMissing);
    await page.goto('/compare');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute(registry);
    await expect(page.getByRole('heading', { level: 1, name: 'Compare agents' })).toBeVisible();
  });

test('a comparison whose code is missing says so, until it is there', async ({ page }) => {
  await page.route(CODE_OF('ComparePage'), isMissing);
  await page.goto('/compare');
  await expect(panel(page)).toBeVisible();
  await page.unroute(CODE_OF('ComparePage'));
  await goOnline(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Compare agents' })).toBeVisible();
});

for (const [file, isLive] of [
  ['pcm.po', true],
  ['translate-page', false],
] as const)
  test(`a page in Pidgin stays readable while ${file} is missing`, async ({ page, baseURL }) => {
    const files = `**/${file}-*.js`;
    await page.context().addCookies([{ name: RENDERING_COOKIES.language, value: 'pcm', url: baseURL ?? '' }]);
    await page.route(files, isMissing);
    await waitUntilRendered(page.request, '/location/lagos');
    await page.goto('/location/lagos');
    await expect(page.locator('main a[href^="/agent/"]').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pcm');
    if (!isLive) {
      await expect(page.locator(`#${RENDERED_PAGE.noticeId} button`)).toBeVisible();
      await page.unroute(files);
      const loaded = page.waitForEvent('load');
      await goOnline(page);
      await loaded;
    }
    const heart = page.locator('main li').getByRole('button').first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

test('a comment that was typed is there when the visitor comes back from a page without code', async ({
  page,
}) => {
  const path = await firstAgent(page.request);
  await waitUntilRendered(page.request, '/');
  await page.route(CODE_OF('HomePage'), isMissing);
  await page.goto(path);
  await showCommentForm(page);
  const comment = page.getByRole('textbox', { name: 'Comment' });
  await comment.fill('He showed us three flats');
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  await page.getByRole('link', { name: 'NaijaAgents', exact: true }).click();
  await expect(tryAgain(page)).toBeVisible();
  await expect(page.locator('main a[href^="/agent/"]').first()).toBeVisible();
  await page.goBack();
  await showCommentForm(page);
  await expect(comment).toHaveValue('He showed us three flats');
});
