import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterEach, describe, expect, test } from 'vitest';
import { inspectRelease } from '@naija/releases';
import { readRelease } from '@naija/contracts/remote/release';
import { fixtureRemote, type FixtureRemote } from '../../test/fixture-remote.ts';

const PAGES = `export const pages = [{ path: '/sample', page: () => import('./First.tsx') }];`;

let remote: FixtureRemote | undefined;
afterEach(() => remote?.remove());

/** Files of an installed package. */
function installed(
  name: string,
  files: Readonly<Record<string, string>>,
  manifest: object = {},
): Record<string, string> {
  const all = { 'package.json': JSON.stringify({ name, version: '1.0.0', ...manifest }), ...files };
  return Object.fromEntries(
    Object.entries(all).map(([file, text]) => [`node_modules/${name}/${file}`, text]),
  );
}

/** Builds a remote whose page imports `part` of a package. */
async function buildWith(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  remote = await fixtureRemote({
    'src/pages.ts': PAGES,
    'src/First.tsx': `import { part } from '${name}';
export default function First() { return <p>{String(part)}</p>; }`,
    ...files,
  });
  const { code, output } = await remote.build();
  return code === 0 ? '' : output;
}

/** Lists the names that the built release imports of each module of the page. */
async function usesOf({ release }: FixtureRemote): Promise<Record<string, string[]>> {
  expect(await inspectRelease(release)).toEqual([]);
  return readRelease(JSON.parse(await readFile(path.join(release, 'release.json'), 'utf8'))).uses;
}

/** Renders the page of a release with its code for servers, in a realm without Node. */
async function renderedBy({ release }: FixtureRemote): Promise<unknown> {
  const code = await readFile(path.join(release, 'server.js'), 'utf8');
  const jsx = (_: string, { children }: { children: string }) => children;
  const shared: Record<string, unknown> = {
    'react/jsx-runtime': { jsx },
    '@naija/runtime': { defineRemote: (_: string, [page]: readonly unknown[]) => page },
  };
  const run = runInContext(
    `(function (require, exports, module, releaseBase) {${code}\n})`,
    createContext({ URL }),
  ) as (...args: unknown[]) => void;
  const module = { exports: {} as { default?: { page: () => Promise<{ default: () => unknown }> } } };
  run((name: string) => shared[name], module.exports, module, '/remotes/sample/1.2.3/');
  return (await module.exports.default?.page())?.default();
}

const { resolve } = createRequire(import.meta.url);
const react = () => readFile(path.join(path.dirname(resolve('react')), 'cjs/react.production.js'), 'utf8');

describe('a package with a copy', () => {
  test('that contains React is named with the imports that lead to it and a remedy', async () => {
    const message = await buildWith('outer', {
      ...installed('outer', { 'index.js': `exports.part = require('inner').part;` }),
      ...installed('inner', {
        'index.js': `exports.part = require('./vendor/react.js').useState;`,
        'vendor/react.js': await react(),
      }),
    });
    expect(message).toContain(
      'inner brings a copy of React, which the shell provides: src/First.tsx → outer/index.js → inner/index.js → inner/vendor/react.js. ' +
        'Use a version of inner that lists react in its peerDependencies',
    );
  });

  test('that is written for another version of React is named with both versions and a remedy', async () => {
    const message = await buildWith('aged', {
      ...installed('aged', { 'index.js': `exports.part = require('react').useState;` }),
      ...installed('aged/node_modules/react', { 'index.js': 'exports.useState = 1;' }, { version: '17.0.2' }),
    });
    expect(message).toMatch(
      /aged brings react 17\.0\.2 of its own, and the page has 19\.\d+\.\d+: src\/First\.tsx → aged\/index\.js\. Use a version of aged for react 19\./,
    );
    expect(message).toContain('"overrides": { "aged": { "react": "$react" } }');
  });

  test('that needs what the shell does not share is named with the part that it imports', async () => {
    const message = await buildWith(
      'roots',
      installed('roots', { 'index.js': `exports.part = require('react-dom/profiling').createRoot;` }),
    );
    expect(message).toContain(
      'roots brings a copy of React DOM, which the shell provides: src/First.tsx → roots/index.js → react-dom/',
    );
  });
});

test.each(['source', 'development'])(
  'a package is built from what it ships for everyone, not from its condition %s',
  async (condition) => {
    const manifest = {
      type: 'module',
      exports: { [condition]: './src/index.ts', default: './dist/index.js' },
    };
    const files = { 'dist/index.js': 'export const part = 1;' };
    expect(await buildWith('sourced', installed('sourced', files, manifest))).toBe('');
  },
);

describe('a package that imports what the page provides', () => {
  test.each([
    ['by name', `import { useSelector as part } from 'react-redux'; export { part };`],
    ['as a namespace', `import * as redux from 'react-redux'; export const part = redux.useSelector;`],
    ['as a re-export', `export { useSelector as part } from 'react-redux';`],
  ])('%s uses React Redux of the page', async (_, code) => {
    expect(await buildWith('modern', installed('modern', { 'index.js': code }, { type: 'module' }))).toBe('');
    expect((await usesOf(remote as FixtureRemote))['@naija/runtime/more']).toContain('useSelector');
  });

  test('with require uses the router of the page', async () => {
    const code = `exports.part = require('react-router-dom').useSearchParams;`;
    expect(await buildWith('old', installed('old', { 'index.js': code }))).toBe('');
    expect((await usesOf(remote as FixtureRemote))['@naija/runtime/more']).toContain('useSearchParams');
  });

  test.each([
    ['a re-export', `export { useState as part } from 'react';`],
    ['an export of everything', `export * from 'react'; export { memo as part } from 'react';`],
    ['a dynamic import', `export const part = () => import('react');`],
    ['an import of its main file', `import React from 'react/index.js'; export const part = React.memo;`],
    [
      'a helper of esbuild',
      `var __require = (name) => { throw new Error(name); };
var React = __require('react');
export const part = React.memo;`,
    ],
  ])('in %s brings no copy', async (_, code) => {
    expect(await buildWith('modern', installed('modern', { 'index.js': code }, { type: 'module' }))).toBe('');
    await usesOf(remote as FixtureRemote);
  });

  test('with a store of its own may be shipped', async () => {
    const code = `import { configureStore } from '@reduxjs/toolkit';
export const part = configureStore({ reducer: () => 1 }).getState();`;
    expect(
      await buildWith('own-store', installed('own-store', { 'index.js': code }, { type: 'module' })),
    ).toBe('');
    await usesOf(remote as FixtureRemote);
  });

  test('and reads the names of its components finds them', async () => {
    const code = `import { memo } from 'react';
const Slide = memo(() => null);
Slide.displayName = 'Slide of the package';
export const part = Slide.displayName;`;
    expect(await buildWith('named', installed('named', { 'index.js': code }, { type: 'module' }))).toBe('');
    const { release } = remote as FixtureRemote;
    const page = (await readdir(release)).find((file) => /^First.*\.js$/.test(file)) ?? '';
    expect(await readFile(path.join(release, page), 'utf8')).toContain('Slide of the package');
  });

  test('and custom properties of its own needs no design token', async () => {
    const code = `export const part = 'margin: var(--offset-of-the-package)';`;
    expect(await buildWith('styled', installed('styled', { 'index.js': code }, { type: 'module' }))).toBe('');
    const text = await readFile(path.join((remote as FixtureRemote).release, 'release.json'), 'utf8');
    expect(readRelease(JSON.parse(text)).tokens).toEqual([]);
  });

  test('and a style sheet of its own needs no design token, and one of the remote does', async () => {
    const files = {
      ...installed(
        'themed',
        {
          'index.js': `export const part = 'themed';`,
          'style.css': '.themed { --color-of-the-package: red; margin: var(--offset-of-the-package) }',
        },
        { type: 'module' },
      ),
      'src/First.tsx': `import 'themed/style.css';
import './first.css';
import { part } from 'themed';
export default function First() { return <p className="first">{part}</p>; }`,
      'src/first.css': '.first { color: var(--color-of-the-shell); background: var(--color-of-the-package) }',
    };
    expect(await buildWith('themed', files)).toBe('');
    const text = await readFile(path.join((remote as FixtureRemote).release, 'release.json'), 'utf8');
    expect(readRelease(JSON.parse(text)).tokens).toEqual(['--color-of-the-shell']);
  });

  test.each([
    ['a font in its style sheet', `import './style.css'; export const part = 'drawn';`],
    [
      'a worker',
      `export const part = 'drawn';
const url = new URL('./worker.js', import.meta.url);
export const start = () => new Worker(url);`,
    ],
    [
      'a module of Node, if there is one',
      `import crypto from 'node:crypto';
export const part = crypto.randomUUID === undefined ? 'drawn' : 'drawn by Node';`,
    ],
    ['an environment variable', `export const part = process.env.SECRET ?? 'drawn';`],
  ])('and uses %s is built, and rendered by the server', async (_, code) => {
    const files = {
      'index.js': code,
      'worker.js': 'postMessage(1);',
      'style.css': `@font-face { font-family: Own; src: url('./own.woff2') }`,
      'own.woff2': 'a font'.repeat(1000),
    };
    expect(await buildWith('assets', installed('assets', files, { type: 'module' }))).not.toContain('failed');
    expect(await renderedBy(remote as FixtureRemote)).toBe('drawn');
  });

  test.each([
    ['its main file', { main: 'node.js', browser: 'browser.js' }],
    ['one of its files', { main: 'index.js', browser: { './node.js': './browser.js' } }],
    ['one of its files, without its ending', { main: 'index.js', browser: { './node': './browser' } }],
    ['one of its files, by another package', { main: 'index.js', browser: { './node.js': 'portable' } }],
  ])('and other code for browsers instead of %s is rendered without Node', async (_, manifest) => {
    const files = {
      'index.js': `exports.part = require('./node.js').part;`,
      'node.js': `const { Readable } = require('stream');
exports.part = class extends Readable {};`,
      'browser.js': `exports.part = 'for browsers';`,
    };
    const portable = installed('portable', { 'index.js': files['browser.js'] });
    expect(await buildWith('isomorphic', { ...portable, ...installed('isomorphic', files, manifest) })).toBe(
      '',
    );
    expect(await renderedBy(remote as FixtureRemote)).toBe('for browsers');
  });

  test('and code for servers without Node is rendered with that code', async () => {
    const manifest = { type: 'module', exports: { node: './node.js', default: './index.js' } };
    const files = {
      'index.js': `export const part = 'for any server';`,
      'node.js': `import { sep } from 'node:path'; export const part = sep;`,
    };
    expect(await buildWith('isomorphic', installed('isomorphic', files, manifest))).toBe('');
    const code = await readFile(path.join((remote as FixtureRemote).release, 'server.js'), 'utf8');
    expect(code).toContain('for any server');
  });
});
