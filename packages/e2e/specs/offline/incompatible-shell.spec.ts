import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readRelease } from '@naija/contracts/remote/release';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { publishRelease, RELEASE_FILE } from '@naija/releases';
import { NEXT_VERSION, nextRelease, runsNext } from '../../support/next-release.ts';
import { pageHeading } from '../../support/page-heading.ts';
import type { System } from '../../support/system.ts';
import { NEXT_MARK } from '../../support/offline/next-shell.ts';
import { expect, test } from '../../support/offline/test.ts';
import { openPage, visitUntilReady, waitUntilOffered } from '../../support/offline/visit.ts';

const NEWER_RUNTIME = '1.99.0';

/** Publishes another release of a remote, with the given additional requirements for the shell. */
async function publishNext(
  own: System,
  remote: string,
  requires: Record<string, string> = {},
): Promise<void> {
  const { folder, remove } = await nextRelease(remote, NEXT_VERSION);
  const file = path.join(folder, RELEASE_FILE);
  const release = readRelease(JSON.parse(await readFile(file, 'utf8')));
  await writeFile(file, JSON.stringify({ ...release, requires: { ...release.requires, ...requires } }));
  await publishRelease(folder, own.remotesDir, { who: 'test' });
  await remove();
}

// Until there is that shell, pages say which release they pass over.
test.use({ expectedNoise: /failed \(misfit\)|Failed to load resource|net::ERR_/ });

/** Remotes of which the device would run the next release without a network. */
const givenNext = (page: Page) =>
  page.evaluate(async (version) => {
    const response = await fetch('/remotes.json', { cache: 'force-cache' });
    const { microFrontends } = (await response.json()) as {
      microFrontends: Record<string, { metadata: { version: string } }[]>;
    };
    return Object.keys(microFrontends).filter(
      (name) => microFrontends[name]?.[0]?.metadata.version === version,
    );
  }, NEXT_VERSION);

test(
  'a release that needs a newer shell stays pending on the device until that shell takes over, and both are activated at once',
  AT_FULL_SIZE,
  async ({ page, context, shipped: { shell, own } }) => {
    await visitUntilReady(page, own.url);
    await publishNext(own, 'directory', { '@naija/runtime': `^${NEWER_RUNTIME}` });
    await publishNext(own, 'auth');
    const other = await context.newPage();
    await openPage(other, `${own.url}/about`);
    await expect.poll(() => givenNext(other)).toEqual(['@naija/auth']);
    await openPage(other, `${own.url}/`);
    expect(await runsNext(other)).toBe(false);

    await shell.becomeNext();
    await shell.provide('@naija/runtime', NEWER_RUNTIME);
    await own.stopServer();
    await own.restartServer();
    await openPage(other, `${own.url}/about`);
    await waitUntilOffered(page);
    expect(await givenNext(other)).toEqual(['@naija/auth']);

    await own.stopServer();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator(NEXT_MARK)).toHaveCount(1);
    await expect.poll(() => runsNext(page)).toBe(true);
    await expect(pageHeading(page)).toBeVisible();
  },
);
