import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { releaseWith } from '../../support/bad-release.ts';
import { exposeCode, remoteSource } from '../../support/remote-source.ts';
import { reportsOf } from '../../support/sent-reports.ts';
import { expect, test } from '../../support/test.ts';

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

const GARBAGE = [
  'a function of all arrays by one that gives garbage',
  `Array.prototype.forEach = Array.prototype.map = () => 7;`,
] as const;
/** One of the few that are not locked. */
const ITERATION = ['what walks through an array', `Array.prototype[Symbol.iterator] = ${BOOM};`] as const;

const fixed = (attributes: string) =>
  `Object.defineProperty(Array.prototype, Symbol.iterator, { value: ${BOOM}, ${attributes} });`;

/** What is changed, and how. */
const CHANGES: readonly (readonly [string, string])[] = [
  ['a function of all arrays by one that throws', `Array.prototype.map = ${BOOM};`],
  GARBAGE,
  ['something that every list is full of', `Array.prototype.extra = 'x';`],
  ['something that every object has', `Object.prototype.extra = 'x';`],
  ['what reads the parts of an object', `Object.keys = Object.entries = () => ['x'];`],
  ['promises', `Promise.prototype.then = () => undefined;`],
  ['what reads JSON', `JSON.parse = () => ({});`],
  ['maps', `Map.prototype.get = () => undefined;`],
  ['elements', `Element.prototype.setAttribute = Node.prototype.appendChild = ${BOOM};`],
  ['fetch', `globalThis.fetch = () => new Promise(() => {});`],
  ITERATION,
  ['what walks through an array, which it lets nobody take away again', fixed('configurable: false')],
];

/** Shows what comes in the place of the release, and that everything else works. */
async function expectTheOneBefore(page: Page): Promise<void> {
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.getByRole('link', { name: 'NaijaAgents', exact: true }).click();
  await expect(page.locator('main a[href^="/agent/"]').first()).toBeVisible();
}

for (const [what, change] of CHANGES)
  test(`a release that replaces ${what} as it is loaded makes way for the one before, and is reported`, async ({
    page,
    system,
  }) => {
    const code = remoteSource(REMOTE, change, '() => null');
    await releaseWith(exposeCode(code), system.remotesDir, REMOTE, VERSION);
    const reports = reportsOf(page);
    await page.goto('/login');
    await expectTheOneBefore(page);
    const report = { remote: REMOTE, version: VERSION, kind: 'import' };
    await expect.poll(() => reports).toContainEqual(expect.objectContaining(report));
  });

for (const [what, change] of [GARBAGE, ITERATION])
  test(`a release that replaces ${what} as it is rendered makes way for the one before`, async ({
    page,
    system,
  }) => {
    const root = `() => { ${change} return [1].map(() => [...'ab']); }`;
    await releaseWith(exposeCode(remoteSource(REMOTE, '', root)), system.remotesDir, REMOTE, VERSION);
    await page.goto('/login');
    await expectTheOneBefore(page);
  });

test('a release that replaces what cannot be replaced in a click changes nothing for the visitor, and is reported', async ({
  page,
  system,
}) => {
  const root = `() => h('button', { children: 'Go', onClick() { ${GARBAGE[1]} } })`;
  await releaseWith(exposeCode(remoteSource(REMOTE, '', root)), system.remotesDir, REMOTE, VERSION);
  const reports = reportsOf(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Go' }).click();
  await expect
    .poll(() => reports)
    .toContainEqual(expect.objectContaining({ version: VERSION, kind: 'runtime' }));
  await page.getByRole('link', { name: 'NaijaAgents', exact: true }).click();
  await expect(page.locator('main a[href^="/agent/"]').first()).toBeVisible();
});

test('a release that breaks the page in a click is named in its place, and Reload brings the one before', async ({
  page,
  system,
}) => {
  const root = `() => h('button', { children: 'Go', onClick() { ${ITERATION[1]} } })`;
  await releaseWith(exposeCode(remoteSource(REMOTE, '', root)), system.remotesDir, REMOTE, VERSION);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Go' }).click();
  await page.getByRole('link', { name: 'NaijaAgents', exact: true }).click();
  const panel = page.getByRole('alert');
  await expect(panel).toContainText(`${REMOTE} ${VERSION}, has a fault`);
  await expectAccessible(page, panel);
  await panel.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('main a[href^="/agent/"]').first()).toBeVisible();
  await page.goto('/login');
  await expectTheOneBefore(page);
});

test('a release that changes something before the visitor goes on is to blame, and not the next one', async ({
  page,
  system,
}) => {
  const change = `RegExp.prototype[Symbol.matchAll] = () => 'x';`;
  const root = `() => h('button', { children: 'Go', onClick() { ${change} } })`;
  await releaseWith(exposeCode(remoteSource(REMOTE, '', root)), system.remotesDir, REMOTE, VERSION);
  const reports = reportsOf(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Go' }).click();
  await page.getByRole('link', { name: 'NaijaAgents', exact: true }).click();
  await expect(page.locator('main a[href^="/agent/"]').first()).toBeVisible();
  const report = { remote: REMOTE, version: VERSION, kind: 'runtime' };
  await expect.poll(() => reports).toEqual([expect.objectContaining(report)]);
  await page.goto('/login');
  await expectTheOneBefore(page);
});

test('a page of which nothing is left says so, and comes back when it is reloaded', async ({
  page,
  system,
}) => {
  const wipe = `document.querySelector('main').replaceChildren()`;
  const root = `() => h('button', { children: 'Go', onClick() { ${wipe} } })`;
  await releaseWith(exposeCode(remoteSource(REMOTE, '', root)), system.remotesDir, REMOTE, VERSION);
  await page.goto('/');
  await page.getByRole('link', { name: 'Agent login' }).click();
  await page.getByRole('button', { name: 'Go' }).click();
  await page.goBack();
  const panel = page.getByRole('alert');
  await expect(panel).toContainText('NaijaAgents stopped working');
  await panel.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('main a[href^="/agent/"]').first()).toBeVisible();
});

test('a release that changes for good what walks through an array leaves words, and Reload brings the one before', async ({
  page,
  system,
}) => {
  const code = remoteSource(REMOTE, fixed('configurable: false, writable: false'), '() => null');
  await releaseWith(exposeCode(code), system.remotesDir, REMOTE, VERSION);
  await page.goto('/login');
  const panel = page.getByRole('alert');
  await expect(panel).toContainText('NaijaAgents stopped working');
  await panel.getByRole('button', { name: 'Reload' }).click();
  await expectTheOneBefore(page);
});

/** As lodash, promise libraries and monitoring tools do. */
const HONEST = `'use strict';
const list = []; list.push = () => 'own'; list.forEach = () => 'own';
const later = Promise.resolve(); later.then = () => 'own';
function tools() {} tools.bind = tools.has = tools.keys = tools.toString = () => 'own';
class Cache extends Map {} Cache.prototype.has = () => 'own'; Cache.groupBy = () => 'own';
const words = Function.prototype.toString; Function.prototype.toString = function () { return words.call(this); };`;

test('a release whose code gives objects of its own what others inherit is shown, and nothing is held against it', async ({
  page,
  system,
}) => {
  const shown = `[list.push(), list.forEach(), later.then(), tools.bind(), new Cache().has(), [1].map(String)].join()`;
  const root = `() => h('p', { children: ${shown} })`;
  await releaseWith(exposeCode(remoteSource(REMOTE, HONEST, root)), system.remotesDir, REMOTE, VERSION);
  const reports = reportsOf(page);
  await page.goto('/login');
  await expect(page.getByText('own,own,own,own,own,1')).toBeVisible();
  await page.getByRole('link', { name: 'NaijaAgents', exact: true }).click();
  await expect(page.locator('main a[href^="/agent/"]').first()).toBeVisible();
  expect(reports).toEqual([]);
});
