import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { reportPaths, type FailureReport } from '@naija/contracts/http/reports';
import { publishAll } from '@naija/tooling/publish';
import { ROOT } from '@naija/tooling/workspaces';
import { proxyFor, type Proxy } from '../../support/offline/proxy.ts';
import { expect, test } from '../../support/offline/test.ts';
import { openPage, visitInstalled } from '../../support/offline/visit.ts';
import { waitForHydration } from '../../support/rendered.ts';
import { signingKey } from '../../support/signing-key.ts';
import { startSystem, type System } from '../../support/system.ts';

const DAY_MS = 86_400_000;
/** The folder of keys, as the runbook calls it. */
const KEYS = '/etc/naija-agents';

let folder: string;
let own: System;
let network: Proxy;
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'naija-rotation-'));
  const { file, key } = await signingKey(folder);
  own = await startSystem({ REGISTRY_KEY_FILE: file }, (remotesDir) =>
    publishAll(remotesDir, () => ({ who: 'operator', key })),
  );
  network = await proxyFor(own.url);
});
test.afterEach(async () => {
  await network.stop();
  await own.stop();
  await rm(folder, { recursive: true });
});

/** The commands of the runbook, block by block. */
async function commandsOfRunbook(): Promise<string[]> {
  const text = await readFile(path.join(ROOT, 'docs/operations/keys.md'), 'utf8');
  const section = text.split('\n### The registry key\n')[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].map(([, block = '']) => block);
}

/** Runs commands as an operator does who has these settings. */
async function run(
  commands: string | undefined,
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  const script = `set -eu\n${(commands ?? 'false').replaceAll(KEYS, folder)}`;
  // `naija` is in the folder of the checkout.
  const PATH = [ROOT, process.env['PATH']].join(path.delimiter);
  const env = { ...process.env, PATH, ENV_FILE: '', DATA_DIR: own.dataDir, SITE: own.url, ...settings };
  return (await promisify(execFile)('bash', ['-c', script], { cwd: ROOT, env })).stdout;
}

const cards = (page: Page) => page.locator('main a[href^="/agent/"]');

/** A page of a device of its own. */
async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  await waitForHydration(context);
  return context.newPage();
}

/** A visitor who has never been here gets every page, and reports nothing. */
async function newVisitorIsServed(browser: Browser, step: string): Promise<void> {
  const page = await newPage(browser);
  const failures: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === reportPaths.report)
      failures.push((request.postDataJSON() as FailureReport).kind);
  });
  await openPage(page, network.url);
  await expect(cards(page).first(), step).toBeVisible();
  await openPage(page, `${network.url}/login`);
  await expect(page.getByLabel('Email'), step).toBeVisible();
  await page.context().close();
  expect(failures, step).toEqual([]);
}

/** A page that was opened before the first step shows other pages without being loaded again. */
async function openPageStillWorks(page: Page, step: string): Promise<void> {
  await cards(page).first().click();
  await expect(page.getByRole('region', { name: 'Comments' }), step).toBeVisible();
  await page.goBack();
  await expect(cards(page).first(), step).toBeVisible();
}

/** An installed app opens, with the server and without a network. */
async function appOpens(page: Page): Promise<void> {
  await openPage(page, network.url);
  await expect(cards(page).first()).toBeVisible();
  await network.disconnect();
  await openPage(page, `${network.url}/login`);
  await openPage(page, network.url);
  await expect(cards(page).first()).toBeVisible();
  await network.reconnect();
}

async function takeUpdate(page: Page, keys: readonly string[]): Promise<void> {
  await openPage(page, network.url);
  const named = page.locator('meta[name="naija-registry-key"]');
  for (const [index, key] of keys.entries())
    await expect(named.nth(index)).toHaveAttribute(
      'content',
      new RegExp(`^${key.replaceAll('+', '\\+')}( |$)`),
    );
  await expect(named).toHaveCount(keys.length);
}

test('the key of the registry is replaced by the runbook, and no visitor notices any step', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const [make, announced, sign, verify] = await commandsOfRunbook();
  const [following, late] = await Promise.all(
    ['an app', 'another app'].map(async () => {
      const page = await newPage(browser);
      await visitInstalled(page, network.url);
      return page;
    }),
  );
  if (!following || !late) throw new Error('There are two apps');
  // A worker would get another page.
  const open = await newPage(browser, { serviceWorkers: 'block' });
  await openPage(open, own.url);
  // The code that it loads late has to be there before the server stops.
  await openPageStillWorks(open, 'before');
  await open.evaluate(() => Object.assign(globalThis, { isFirstLoad: true }));
  const everyVisitor = async (step: string) => {
    await test.step(step, async () => {
      await newVisitorIsServed(browser, step);
      await openPageStillWorks(open, step);
      await appOpens(late);
      await appOpens(following);
    });
  };

  const [next = '', before = ''] = (await run(make, {})).trim().split('\n');
  await own.stopServer();
  await own.restartServer({ REGISTRY_OTHER_KEYS: next });
  expect((await run(announced, {})).trim()).toBe('2');
  await takeUpdate(following, [before, next]);
  await everyVisitor('the new key is announced');

  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  const settings = {
    REGISTRY_KEY_FILE: path.join(folder, 'registry-2.pem'),
    REGISTRY_OTHER_KEYS: `${before}@${tomorrow}`,
  };
  const signed = await run(sign, settings);
  expect(signed).toMatch(/✓ Signed and unchanged/);
  expect(signed).not.toContain('!');
  await everyVisitor('the lists are signed with the new key');

  await own.stopServer();
  await own.restartServer(settings);
  expect(await run(verify, settings)).not.toContain('!');
  await takeUpdate(following, [next, before]);
  await everyVisitor('the server signs with the new key');

  await own.stopServer();
  await own.restartServer({ REGISTRY_OTHER_KEYS: '' });
  await takeUpdate(following, [next]);
  await everyVisitor('the old key is no longer accepted');

  expect(await open.evaluate(() => 'isFirstLoad' in globalThis)).toBe(true);

  // An app whose update is not observed at each step has the last key as well.
  await takeUpdate(late, [next]);
  await appOpens(late);
});
