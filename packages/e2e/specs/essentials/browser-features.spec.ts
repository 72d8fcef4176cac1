import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installedBrowser } from '@naija/tooling/browser';
import { HEAVY } from '@naija/tooling/test-size';
import { spoilFeatures, type Fault } from '../../support/browser-features.ts';
import { comment, logInOrReadWhy, saveAgent, searchAndRead } from '../../support/essential-journeys.ts';
import { expect, test } from '../../support/test.ts';

const FAULTS: readonly (readonly [Fault, object])[] = [
  ['absent', {}],
  ['throws when read', {}],
  ['throws when called', HEAVY],
  ['rejects', HEAVY],
];

/** Chromium's setting 'Don't allow sites to save data on your device'. */
const COOKIES_BLOCKED = { profile: { default_content_setting_values: { cookies: 2 } } };
/** The browser of the other tests reads no settings. */
const installed = installedBrowser();

for (const [fault, tags] of FAULTS)
  test(
    `a visitor searches, reads, saves and comments in a browser in which each feature is faulty: ${fault}`,
    tags,
    async ({ context, page }) => {
      await spoilFeatures(context, fault);
      await searchAndRead(page);
      await saveAgent(page);
      await comment(page);
      await logInOrReadWhy(page, fault !== 'throws when read');
    },
  );

test('with cookies blocked in the settings a visitor comments, and an agent reads how to log in', async ({
  playwright,
  system,
}) => {
  test.skip(installed === undefined, 'no Chromium is installed besides the one of the other tests');
  const profile = await mkdtemp(path.join(tmpdir(), 'naija-blocked-'));
  await mkdir(path.join(profile, 'Default'));
  await writeFile(path.join(profile, 'Default/Preferences'), JSON.stringify(COOKIES_BLOCKED));
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...installed,
    // The older headless mode reads no settings, either.
    args: [...(installed?.args ?? []), '--headless=new'],
    ignoreDefaultArgs: ['--headless'],
    baseURL: system.url,
  });
  const [page = await context.newPage()] = context.pages();
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await searchAndRead(page);
  await saveAgent(page);
  await comment(page);
  await logInOrReadWhy(page, false);
  expect(thrown).toEqual([]);
  await context.close();
  await rm(profile, { recursive: true, force: true });
});
