import { previewRelease, withdrawPreview } from '@naija/releases';
import { releasesOf } from '@naija/contracts/remote/registry';
import { expectAccessible } from '../../support/accessible.ts';
import { registryIn } from '../../support/bad-release.ts';
import { nextRelease } from '../../support/next-release.ts';
import { waitUntilRendered } from '../../support/rendered.ts';
import { expect, test } from '../../support/test.ts';

const REMOTE = 'auth';
const VERSION = '9.1.0-preview';
const PREVIEW = `/login?remotes=${REMOTE}@${VERSION}`;
const LEAVE = 'Show what every visitor gets';

test.beforeAll(async ({ system }) => {
  const built = await nextRelease(REMOTE, VERSION);
  await previewRelease(built.folder, system.remotesDir, { label: 'pr-12' });
  await built.remove();
});
test.afterAll(({ system }) => withdrawPreview(system.remotesDir, REMOTE, 'pr-12'));

test('a link shows a preview with why it runs, the tab keeps it, and the way back leads to what visitors get', async ({
  page,
  browser,
  system,
}) => {
  const entries: string[] = [];
  page.on('request', (request) => {
    const [, folder] = /\/remotes\/auth\/([^/]+)\/remoteEntry/.exec(request.url()) ?? [];
    if (folder !== undefined) entries.push(folder);
  });
  const response = await page.goto(PREVIEW);
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page.getByLabel('Email')).toBeVisible();
  const panel = page.getByRole('dialog', { name: 'Remotes of this page' });
  await expect(panel.getByRole('heading', { name: `${REMOTE} ${VERSION}` })).toBeVisible();
  await expect(panel.getByText(/^A preview \(pr-12\)/)).toBeVisible();
  await expect(panel.getByLabel(/^Address that shows the same/)).toHaveValue(system.url + PREVIEW);
  await expectAccessible(page, panel);

  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.goto('/login');
  const notice = page.getByRole('status').filter({ hasText: `This tab shows ${REMOTE} ${VERSION}` });
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(new Set(entries)).toEqual(new Set([VERSION]));

  await notice.getByRole('button', { name: LEAVE }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByLabel('Email')).toBeVisible();
  const [current] = releasesOf(await registryIn(system.remotesDir), REMOTE);
  await expect.poll(() => entries.at(-1)).toBe(current?.metadata.version);

  // Other visitors, and the server's own rendering, never get it.
  const context = await browser.newContext();
  await waitUntilRendered(
    context.request,
    `${system.url}/login`,
    `${REMOTE}@${current?.metadata.version ?? ''}#`,
  );
  await context.close();
});
