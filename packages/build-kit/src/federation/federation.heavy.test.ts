import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { federatedBuilds, type FederatedBuilds } from '../../test/federated-builds.ts';

/** Each of the remote's modules, and two packages, get `memo` in another form. */
const REMOTE = {
  'remote/remote.js': `import React, { memo } from 'react';
import * as everything from 'react';
import { alias, use } from './passed-on.js';
import { required } from 'old';
import { all, missing } from 'modern';
export const other = 1;
const own = (memo, { use = memo } = {}) => [memo, use];
export default {
  given: { named: memo, default: React.memo, namespace: everything.memo, alias, required, all },
  shorthand: { memo },
  used: use(),
  late: () => import('react').then((late) => late.memo),
  missing,
  own: own(1),
};`,
  'remote/passed-on.js': `import { memo } from 'react';
export { use } from 'react';
export { memo as alias };`,
  'node_modules/old/package.json': JSON.stringify({ name: 'old', version: '1.0.0' }),
  'node_modules/old/index.js': `exports.required = require('react').memo;`,
  'node_modules/modern/package.json': JSON.stringify({
    name: 'modern',
    version: '1.0.0',
    type: 'module',
    main: 'index.js',
  }),
  'node_modules/modern/index.js': `import { useNothing } from 'react-router';
import * as react from './everything.js';
export const all = react.memo;
export const missing = () => useNothing();`,
  'node_modules/modern/everything.js': `export * from 'react';\nexport const own = 1;`,
};

let builds: FederatedBuilds;
beforeAll(async () => {
  builds = await federatedBuilds(REMOTE);
});
afterAll(() => builds.remove());

describe('a remote in a page', () => {
  test('gets the packages of the page, in whichever form its modules import them', async () => {
    const said = await builds.evaluate(`const remote = await host.importRemote('sample@1', url);
const given = { ...remote.given, shorthand: remote.shorthand.memo, late: await remote.late() };
console.log(Object.keys(given).filter((form) => given[form] !== host.page.memo), remote.used, globalThis.copies, ...remote.own);`);
    expect(said).toBe('[] used 1 1 1');
  });

  test('may export more than its default', async () => {
    const said = await builds.evaluate(`console.log((await host.importRemote('sample@1', url)).other);`);
    expect(said).toBe('undefined');
  });

  test('throws when a package uses a name that the page does not share', async () => {
    const said = await builds.evaluate(`const { missing } = await host.importRemote('sample@1', url);
try { missing(); } catch (error) { console.log(error.message); }`);
    expect(said).toBe('react-router: useNothing is not shared with packages');
  });

  test('throws an error that names a package that the page does not have', async () => {
    const said = await builds.evaluate(`const { get, init } = await import(url);
init({});
await get('./remote').catch(() => undefined);`);
    expect(said).toBe('react is missing');
  });
});

test('a page finds a remote whose pages have nothing in common but the look-up of packages', async () => {
  const looking = await federatedBuilds({
    'remote/remote.js': `export { pages as default } from './pages.js';`,
    'remote/pages.js': `export const pages = [() => import('./first.js'), () => import('./second.js')];`,
    'remote/first.js': `import { use } from 'react';\nexport default use;`,
    'remote/second.js': `import { Link } from '@naija/runtime';\nexport default Link;`,
  });
  try {
    const said = await looking.evaluate(`const pages = await host.importRemote('sample@1', url);
const [first, second] = await Promise.all(pages.map((load) => load()));
console.log(first.default(), second.default());`);
    expect(said).toBe('used null');
  } finally {
    await looking.remove();
  }
});

test('a remote looks up each package once, however many of its modules import it', async () => {
  const code = await builds.code('remote');
  expect(code.match(/await importShared\(["']react["']\)/g)).toHaveLength(1);
});

test('a remote compares no versions', async () => {
  expect(await builds.code('remote')).not.toMatch(/requiredVersion|satisfy/);
});

test('the container of a remote has no code for style sheets, which pages load by release.json', async () => {
  expect(await builds.code('remote')).not.toMatch(/dynamicLoadingCss|cssFilePaths/);
});

test('a host waits for no package of its own', async () => {
  expect(await builds.code('host')).not.toMatch(/^(?:const|let) .*= await|importShared/m);
});
