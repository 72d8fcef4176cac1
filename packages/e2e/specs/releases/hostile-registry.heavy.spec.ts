import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { KeyObject } from 'node:crypto';
import type { Page } from '@playwright/test';
import { REGISTRY_PATH } from '@naija/contracts/remote/registry';
import { reportPaths, type FailureReport } from '@naija/contracts/http/reports';
import { publishAll } from '@naija/tooling/publish';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { listHostile } from '../../support/hostile-entries.ts';
import { pageHeading } from '../../support/page-heading.ts';
import { signingKey } from '../../support/signing-key.ts';
import { startSystem, type System } from '../../support/system.ts';
import { expect, test } from '../../support/test.ts';

// Rejected entries are logged and reported.
test.use({ expectedNoise: /Remote "|Failed to load resource/ });

let folder: string;
let system: System;

/** Starts a system whose registry has hostile entries beside the remotes, signed if there is to be a key. */
async function startHostile(isSigned: boolean): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'naija-key-'));
  const { file, key } = await signingKey(folder);
  const signing: KeyObject | undefined = isSigned ? key : undefined;
  system = await startSystem(isSigned ? { REGISTRY_KEY_FILE: file } : {}, async (remotesDir) => {
    await publishAll(remotesDir, () => ({ who: 'operator', ...(signing && { key: signing }) }));
    await listHostile(remotesDir, signing);
  });
}

/** The remotes of which the page reports something. */
function reported(page: Page): Set<string> {
  const remotes = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== reportPaths.report) return;
    remotes.add((request.postDataJSON() as FailureReport).remote);
  });
  return remotes;
}

const isThere = async (page: Page, address: string, heading: RegExp) => {
  await page.goto(address);
  await expect(pageHeading(page), address).toHaveText(heading);
};

for (const [name, isSigned, tags] of [
  ['malformed entries of other teams', false, AT_FULL_SIZE],
  ['malformed entries of other teams, signed by the operator,', true, {}],
] as const)
  test.describe(name, tags, () => {
    test.beforeAll(() => startHostile(isSigned));
    test.afterAll(async () => {
      await system.stop();
      await rm(folder, { recursive: true });
    });

    test('break no page but their own', async ({ page }) => {
      const { url } = system;
      const reports = reported(page);
      // Requests the whole registry, as installed shells do: a page that asks for what it needs gets none of the malformed lists.
      await page.route(/remotes\.json\?/, (route) => route.continue({ url: url + REGISTRY_PATH }));
      await isThere(page, url, /./);
      await page.locator('main a[href^="/agent/"]').first().click();
      await expect(page.getByRole('region', { name: 'Comments' })).toBeVisible();
      await isThere(page, `${url}/location/lagos`, /Lagos/);
      await isThere(page, `${url}/about`, /./);
      await page.goto(`${url}/login`);
      await expect(page.getByLabel('Email')).toBeVisible();
      await page.goto(`${url}/dashboard`);
      await expect(
        page.getByLabel('Email'),
        'the guard of the dashboard redirects to the login',
      ).toBeVisible();

      await page.goto(`${url}/bad-range`);
      await expect(page.getByRole('alert')).toContainText('bad-range');
      await isThere(page, `${url}/too-many/1`, /no such page|not found/i);
      for (const remote of ['auth', 'bad-range', 'too-many', 'no-list', 'no-address', 'own-city'])
        expect([...reports], 'what is reported').toContain(remote);
    });

    test('do not change responses of the site itself', async ({ request }) => {
      const { url } = system;
      const shell = await request.get(`${url}/shell.json`);
      expect(await shell.json()).toHaveProperty('contract');
      expect((await request.get(`${url}/manifest.webmanifest`)).ok()).toBe(true);
      expect(await (await request.get(`${url}/location/lagos`)).text()).toMatch(/<title>[^<]*Lagos/);
      expect((await request.get(`${url}/nowhere/at/all`)).status()).toBe(404);
    });
  });
