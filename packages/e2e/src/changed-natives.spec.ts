import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FailureKind } from '@naija/contracts/http/reports';
import { releaseWith } from './bad-release.ts';
import { exposing, remoteAround } from './remote-around.ts';
import { reportsOf } from './sent-reports.ts';
import { expect, test } from './test.ts';

const REMOTE = 'auth';
const VERSION = '9.0.0-bad';

test.use({ expectedNoise: /./ });

let registry: string;
test.beforeEach(async ({ system }) => {
  registry = await readFile(path.join(system.remotesDir, 'remotes.json'), 'utf8');
});
test.afterEach(async ({ system }) => {
  await writeFile(path.join(system.remotesDir, 'remotes.json'), registry);
  await rm(path.join(system.remotesDir, REMOTE, VERSION), { recursive: true, force: true });
});

const BOOM = `() => { throw new Error('boom'); }`;

/** What is changed, and how, each with what it would do to a page. */
const CHANGES: readonly (readonly [string, string])[] = [
  ['a function of all arrays that throws', `Array.prototype.map = ${BOOM};`],
  ['a function of all arrays that gives garbage', `Array.prototype.forEach = Array.prototype.map = () => 7;`],
  ['something that every list is full of', `Array.prototype.extra = 'x';`],
  ['something that every object has', `Object.prototype.extra = 'x';`],
  ['what reads the parts of an object', `Object.keys = Object.entries = () => ['x'];`],
  ['promises', `Promise.prototype.then = () => undefined;`],
  ['what reads JSON', `JSON.parse = () => ({});`],
  ['maps', `Map.prototype.get = () => undefined;`],
  ['elements', `Element.prototype.setAttribute = Node.prototype.appendChild = ${BOOM};`],
  ['fetch', `globalThis.fetch = () => new Promise(() => {});`],
  ['what walks through an array', `Array.prototype[Symbol.iterator] = ${BOOM};`],
];

for (const [what, change] of CHANGES) {
  for (const [when, kind, code] of [
    ['as it is loaded', 'import', remoteAround(REMOTE, change, '() => null')],
    ['as it is rendered', 'render', remoteAround(REMOTE, '', `() => { ${change} throw new Error('boom'); }`)],
  ] as const satisfies readonly (readonly [string, FailureKind, string])[])
    test(`a release that replaces ${what} ${when} makes way for the one before`, async ({ page, system }) => {
      await releaseWith(exposing(code), system.remotesDir, REMOTE, VERSION);
      const reports = reportsOf(page);
      await page.goto('/login');
      await expect(page.getByLabel('Email')).toBeVisible();
      await expect
        .poll(() => reports)
        .toContainEqual(expect.objectContaining({ remote: REMOTE, version: VERSION, kind }));
      await page.getByRole('link', { name: 'NaijaAgents', exact: true }).click();
      await expect(page.locator('main a[href^="/agent/"]').first()).toBeVisible();
    });

  test(`a release that replaces ${what} after a while leaves visitors with a page that works, or a way back to one`, async ({
    page,
    system,
  }) => {
    const root = `() => h('button', { children: 'Go', onClick() { ${change} } })`;
    await releaseWith(exposing(remoteAround(REMOTE, '', root)), system.remotesDir, REMOTE, VERSION);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Go' }).click();
    await page.getByRole('link', { name: 'NaijaAgents', exact: true }).click();
    const cards = page.locator('main a[href^="/agent/"]').first();
    const panel = page.getByRole('alert');
    await expect(cards.or(panel)).toBeVisible();
    if (await panel.isVisible()) {
      await expect(panel).toContainText(`${REMOTE} ${VERSION}`);
      await panel.getByRole('button', { name: 'Reload' }).click();
      await expect(cards).toBeVisible();
    }
    await page.goto('/login');
    await expect(page.getByLabel('Email').or(page.getByRole('button', { name: 'Go' }))).toBeVisible();
  });
}

test('a page of which nothing is left says where that was, and comes back when it is reloaded', async ({
  page,
  system,
}) => {
  const wipe = `document.querySelector('#root').replaceChildren()`;
  const root = `() => h('button', { children: 'Go', onClick() { ${wipe} } })`;
  await releaseWith(exposing(remoteAround(REMOTE, '', root)), system.remotesDir, REMOTE, VERSION);
  await page.goto('/');
  await page.getByRole('link', { name: 'Agent login' }).click();
  await page.getByRole('button', { name: 'Go' }).click();
  await page.goBack();
  const panel = page.getByRole('alert');
  await expect(panel).toContainText(`${REMOTE} ${VERSION}`);
  await panel.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('main a[href^="/agent/"]').first()).toBeVisible();
});
