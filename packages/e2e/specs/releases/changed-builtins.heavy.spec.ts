import type { Page } from '@playwright/test';
import { AT_FULL_SIZE, HEAVY } from '@naija/tooling/test-size';
import { expectAccessible } from '../../support/accessible.ts';
import {
  expect,
  expectOtherRemotesWork,
  expectPreviousRelease,
  failureOf,
  releaseOf,
  REMOTE,
  test,
} from '../../support/bad-release-test.ts';
import { renderInBrowser } from '../../support/rendered.ts';
import { reportsOf } from '../../support/sent-reports.ts';

test.use({ expectedNoise: /./ });

const BOOM = `() => { throw new Error('boom'); }`;

const GARBAGE = [
  'Array methods with ones that return garbage',
  `Array.prototype.forEach = Array.prototype.map = () => 7;`,
] as const;
/** One of the few builtins that are not frozen. */
const ITERATION = ['the array iterator', `Array.prototype[Symbol.iterator] = ${BOOM};`] as const;

const fixed = (attributes: string) =>
  `Object.defineProperty(Array.prototype, Symbol.iterator, { value: ${BOOM}, ${attributes} });`;

type Change = readonly [what: string, code: string];

/** Changes of each kind: frozen, added, restored, and beyond repair. */
const CHANGES: readonly Change[] = [
  ['Array.prototype.map with one that throws', `Array.prototype.map = ${BOOM};`],
  ['Object.prototype by adding a property', `Object.prototype.extra = 'x';`],
  ITERATION,
  ['the array iterator without letting it be restored', fixed('configurable: false')],
];

/** Changes of frozen builtins, by name. */
const FROZEN_CHANGES = {
  'a method of arrays': () => Object.assign(Array.prototype, { forEach: () => 7 }),
  'a new property of arrays': () => Object.assign(Array.prototype, { extra: 'x' }),
  'Object.keys': () => Object.assign(Object, { keys: () => ['x'] }),
  'Promise.prototype.then': () => Object.assign(Promise.prototype, { then: () => undefined }),
  'JSON.parse': () => Object.assign(JSON, { parse: () => ({}) }),
  'Map.prototype.get': () => Object.assign(Map.prototype, { get: () => undefined }),
  'Element.prototype.setAttribute': () => Object.assign(Element.prototype, { setAttribute: () => undefined }),
  'Node.prototype.appendChild': () => Object.assign(Node.prototype, { appendChild: () => undefined }),
  'Response.prototype.json': () => Object.assign(Response.prototype, { json: () => ({}) }),
  'EventTarget.prototype.addEventListener': () =>
    Object.assign(EventTarget.prototype, { addEventListener: () => undefined }),
  'addEventListener of the window': () => Object.assign(window, { addEventListener: () => undefined }),
  'createElement of the document': () => Object.assign(document, { createElement: () => undefined }),
  'history.pushState': () => Object.assign(history, { pushState: () => undefined }),
  'navigator.sendBeacon': () => Object.assign(navigator, { sendBeacon: () => true }),
  'indexedDB.open': () => Object.assign(indexedDB, { open: () => undefined }),
  'Storage.prototype.setItem': () => Object.assign(Storage.prototype, { setItem: () => undefined }),
  'XMLHttpRequest.prototype.open': () => Object.assign(XMLHttpRequest.prototype, { open: () => undefined }),
  XMLHttpRequest: () => Object.assign(globalThis, { XMLHttpRequest: () => undefined }),
  'open of the window': () => Object.assign(globalThis, { open: () => null }),
  fetch: () => Object.assign(globalThis, { fetch: () => new Promise(() => undefined) }),
};

const REFUSED = /Cannot (assign|add|define)/;

/** Built-ins that remotes get from the shell. */
const SHARED = [
  ['react', 'default', 'createElement'],
  ['react-dom', 'default', 'createPortal'],
  ['@naija/runtime', 'styled', 'button'],
  ['@naija/runtime', 'baseApi', 'injectEndpoints'],
  ['@naija/runtime', 'Link', 'defaultProps'],
] as const;

/** Names that remotes look up in the page. */
interface SharedPackages {
  readonly __federation_shared__?: {
    readonly default: Record<string, Record<string, { get: () => Promise<() => Record<string, object>> }>>;
  };
}

/** Assigns to something that a shared package exports. */
const assignTo = (page: Page, to: (typeof SHARED)[number]) =>
  page.evaluate(async ([name, owner, key]) => {
    const { __federation_shared__: shared } = globalThis as SharedPackages;
    const [found] = Object.values(shared?.default[name] ?? {});
    const exports = (await found?.get())?.();
    Object.assign(exports?.[owner] ?? {}, { [key]: () => undefined });
  }, to);

/** Assigns a function to the storage itself, which browsers store as text or refuse. @returns what can be stored then */
function storeAfterChange(): string | null {
  try {
    Object.assign(localStorage, { setItem: () => undefined });
  } catch {
    // Refused.
  }
  localStorage.setItem('tried', 'stored');
  return localStorage.getItem('tried');
}

for (const [what, change] of CHANGES)
  test(`a release that changes ${what} at import gives way to the previous one and is reported`, async ({
    page,
    publishBad,
  }) => {
    const version = await publishBad(releaseOf(change, '() => null'));
    const reports = reportsOf(page);
    await page.goto('/login');
    await expectPreviousRelease(page);
    await expect.poll(() => reports).toContainEqual(failureOf(version, 'import'));
  });

// As at import, where what throws gives way.
test('code of a page that changes builtins, or what the shell shares, throws', async ({ page }) => {
  await page.goto('/login');
  for (const [what, change] of Object.entries(FROZEN_CHANGES))
    await expect(page.evaluate(change), what).rejects.toThrow(REFUSED);
  // The shared modules exist once a remote has looked them up.
  await page.waitForFunction(() => '__federation_shared__' in globalThis);
  for (const shared of SHARED)
    await expect(assignTo(page, shared), shared.join(' ')).rejects.toThrow(REFUSED);
  expect(await page.evaluate(storeAfterChange)).toBe('stored');
  await expect(page.getByLabel('Email')).toBeVisible();
});

for (const [what, change] of [GARBAGE, ITERATION])
  test(`a release that changes ${what} at render gives way to the previous one`, async ({
    page,
    publishBad,
  }) => {
    const root = `() => { ${change} return [1].map(() => [...'ab']); }`;
    await publishBad(releaseOf('', root));
    await page.goto('/login');
    await expectPreviousRelease(page);
  });

test('a release that changes frozen builtins in a click changes nothing for the visitor and is reported', async ({
  page,
  publishBad,
}) => {
  const root = `() => h('button', { children: 'Go', onClick() { ${GARBAGE[1]} } })`;
  const version = await publishBad(releaseOf('', root));
  const reports = reportsOf(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Go' }).click();
  await expect.poll(() => reports).toContainEqual(expect.objectContaining({ version, kind: 'runtime' }));
  await expectOtherRemotesWork(page);
});

test('a release that breaks the page in a click is named on the page, and Reload loads the previous one', async ({
  page,
  publishBad,
}) => {
  // Leaves in the same task: work in the background may fail first, and its panel has no link to click.
  const leave = `document.querySelector('header a[href="/"]').click();`;
  const root = `() => h('button', { children: 'Go', onClick() { ${ITERATION[1]} ${leave} } })`;
  const version = await publishBad(releaseOf('', root));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Go' }).click();
  const panel = page.getByRole('alert');
  await expect(panel).toContainText(`${REMOTE} ${version}, has a fault`);
  await expectAccessible(page, panel);
  await panel.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('main a[href^="/agent/"]').first()).toBeVisible();
  await page.goto('/login');
  await expectPreviousRelease(page);
});

test(
  'a change of builtins is attributed to the release that was shown, not to the next one',
  AT_FULL_SIZE,
  async ({ page, publishBad }) => {
    const change = `RegExp.prototype[Symbol.matchAll] = () => 'x';`;
    const root = `() => h('button', { children: 'Go', onClick() { ${change} } })`;
    const version = await publishBad(releaseOf('', root));
    const reports = reportsOf(page);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Go' }).click();
    await expectOtherRemotesWork(page);
    await expect.poll(() => reports).toEqual([failureOf(version, 'runtime')]);
    await page.goto('/login');
    await expectPreviousRelease(page);
  },
);

test(
  'a page whose DOM was wiped says so, and works again after a reload',
  HEAVY,
  async ({ page, publishBad }) => {
    const wipe = `document.querySelector('main').replaceChildren()`;
    const root = `() => h('button', { children: 'Go', onClick() { ${wipe} } })`;
    await publishBad(releaseOf('', root));
    await renderInBrowser(page); // A page that was rendered is put back as it was.
    await page.goto('/');
    await page.getByRole('link', { name: 'Agent login' }).click();
    await page.getByRole('button', { name: 'Go' }).click();
    await page.goBack();
    const panel = page.getByRole('alert');
    await expect(panel).toContainText('NaijaAgents stopped working');
    await panel.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('main a[href^="/agent/"]').first()).toBeVisible();
  },
);

test(
  'a release that breaks the array iterator for good leaves a message, and Reload loads the previous one',
  AT_FULL_SIZE,
  async ({ page, publishBad }) => {
    await publishBad(releaseOf(fixed('configurable: false, writable: false'), '() => null'));
    await page.goto('/login');
    const panel = page.getByRole('alert');
    await expect(panel).toContainText('NaijaAgents stopped working');
    await panel.getByRole('button', { name: 'Reload' }).click();
    await expectPreviousRelease(page);
  },
);

/** As lodash, promise libraries and monitoring tools do. */
const HONEST = `'use strict';
const list = []; list.push = () => 'own'; list.forEach = () => 'own';
const later = Promise.resolve(); later.then = () => 'own';
function tools() {} tools.bind = tools.has = tools.keys = tools.toString = () => 'own';
class Cache extends Map {} Cache.prototype.has = () => 'own'; Cache.groupBy = () => 'own';
const words = Function.prototype.toString; Function.prototype.toString = function () { return words.call(this); };`;

test('a release that overrides inherited methods on its own objects is shown and not reported', async ({
  page,
  publishBad,
}) => {
  const shown = `[list.push(), list.forEach(), later.then(), tools.bind(), new Cache().has(), [1].map(String)].join()`;
  const root = `() => h('p', { children: ${shown} })`;
  await publishBad(releaseOf(HONEST, root));
  const reports = reportsOf(page);
  await page.goto('/login');
  await expect(page.getByText('own,own,own,own,own,1')).toBeVisible();
  await expectOtherRemotesWork(page);
  expect(reports).toEqual([]);
});
