import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '@naija/tooling/workspaces';
import { prepareRoot, tryLibrary, type Install, type Library } from '../../libraries/try-library.ts';
import { startSystem } from '../../support/system.ts';
import { expect, test as base } from '../../support/test.ts';

const test = base.extend<{ tried: (library: Library, install: Install) => ReturnType<typeof tryLibrary> }>({
  tried: async ({ page }, provide) => {
    const scratch = path.join(ROOT, '.cache/fixtures');
    await mkdir(scratch, { recursive: true });
    const root = await mkdtemp(path.join(scratch, 'libraries-'));
    await prepareRoot(root);
    const system = await startSystem();
    await provide((library, install) => tryLibrary(library, install, { root, system, page }));
    // Closed first: a page without its server logs errors.
    await page.close();
    await system.stop();
    await rm(root, { recursive: true });
  },
});

/** Installs packages that a test writes, by file. */
const written =
  (files: Readonly<Record<string, string>>): Install =>
  async (_packages, folder) => {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(folder, 'node_modules', name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  };

const manifest = (name: string) => JSON.stringify({ name, version: '1.2.3', main: 'index.js' });

/** A CommonJS package with each way in which such packages reach React and React Redux. */
const OLD_TOOLS = {
  'old-tools/package.json': manifest('old-tools'),
  'old-tools/index.js': `'use strict';
if (process.env.NODE_ENV === 'production') module.exports = require('./production.js');
else module.exports = require('./development.js');`,
  'old-tools/development.js': `throw new Error('the development build was loaded');`,
  'old-tools/relay.js': `module.exports = require('react');`,
  'old-tools/umd.js': `(function (root, factory) {
  if (typeof define === 'function' && define.amd) define(['exports', 'react'], factory);
  else if (typeof exports === 'object' && typeof module !== 'undefined') factory(exports, require('react'));
  else factory(root.Tools = {}, root.React);
})(this, function (exports, React) { exports.memo = React.memo; });`,
  'old-tools/production.js': `'use strict';
Object.defineProperty(exports, '__esModule', { value: true });
var React = _interopRequireDefault(require('react'));
var ReactDOM = _interopRequireDefault(require('react-dom'));
var jsx = require('react/jsx-runtime');
var redux = require('react-redux');
var shim = require('use-sync-external-store/shim');
var native = require('use-sync-external-store');
var selector = require('use-sync-external-store/shim/with-selector');
var relay = require('./relay.js');
var umd = require('./umd.js');
var plain = require('react').default || require('react');
var tried = null;
try { tried = require('react'); } catch (error) {}
var inBrowser = typeof window === 'undefined' ? null : require('react-dom');
function late() { return require('react'); }
function _interopRequireDefault(e) { return e && e.__esModule ? e : { default: e }; }
function subscribe() { return function () {}; }
function read() { return 'stored'; }
function whole() { return { part: 'selected' }; }
exports.default = function Tools(props) {
  var clicks = React.default.useState(0);
  var text = [
    shim.useSyncExternalStore(subscribe, read, read),
    native.useSyncExternalStore(subscribe, read, read),
    redux.useSelector(function (state) { return state ? 'in the store' : ''; }),
  ].join(', ');
  return jsx.jsxs('p', { children: [
    jsx.jsx('button', { onClick: function () { clicks[1](clicks[0] + 1); }, children: 'Clicked ' + clicks[0] }),
    relay.createElement('output', { id: 'tools', style: { color: 'rgb(1, 2, 3)' } }, props.count === 1 ? text : ''),
  ] });
};
exports.copiesOf = function (page) {
  var same = {
    interop: React.default.useState === page.React.useState,
    'interop of React DOM': ReactDOM.default.createPortal === page.ReactDOM.createPortal,
    default: plain.Component === page.React.Component,
    relay: relay.memo === page.React.memo,
    UMD: umd.memo === page.React.memo,
    'in a try': tried && tried.memo === page.React.memo,
    'in a function': late().memo === page.React.memo,
    'in the browser': inBrowser === null || inBrowser.flushSync === page.ReactDOM.flushSync,
    'React Redux': redux.useDispatch === page.useDispatch,
  };
  return Object.keys(same).filter(function (name) { return !same[name]; });
};
exports.useSelected = function () {
  return selector.useSyncExternalStoreWithSelector(subscribe, whole, whole, function (state) { return state.part; }, Object.is);
};`,
};

const TOOLS: Library = {
  packages: ['old-tools'],
  code: `import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { useDispatch } from 'react-redux';
import Tools, { copiesOf, useSelected } from 'old-tools';`,
  hooks: `const selected = useSelected();`,
  element: `<Tools count={count} />{selected}{copiesOf({ React, ReactDOM, useDispatch }).map((name) => <b key={name}>{name}</b>)}`,
  draws: '#tools:text("stored, stored, in the store")',
};

test('a page with a CommonJS package uses the hooks and the store of the page', async ({ page, tried }) => {
  expect(await tried(TOOLS, written(OLD_TOOLS))).toEqual({
    version: '1.2.3',
    bytes: expect.any(Number) as unknown,
  });
  await page.getByRole('button', { name: 'Clicked 0' }).click();
  await expect(page.getByRole('button', { name: 'Clicked 1' })).toBeVisible();
  await expect(page.locator('#tools'), 'a style of the HTML from the server').toHaveCSS(
    'color',
    'rgb(1, 2, 3)',
  );
  await expect(page.locator('#library b'), 'requires that returned another copy').toHaveText([]);
});
