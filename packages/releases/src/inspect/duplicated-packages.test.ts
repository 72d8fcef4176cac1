import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { duplicatedPackages } from './duplicated-packages.ts';

/** Packages are taken from where the shell has them. */
const SHELL = path.dirname(createRequire(import.meta.url).resolve('react/package.json'));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'naija-copies-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What is found in code as a remote would be built from it. */
async function found(contents: string, external: string[] = []): Promise<string[]> {
  await build({
    stdin: { contents, resolveDir: SHELL },
    outfile: path.join(folder, 'built.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    external,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return duplicatedPackages(folder, {
    assets: [{ url: 'built.js', size: 0, integrity: '' }],
  });
}

test.each([
  ['React', 'react', 'useState'],
  ['React DOM', 'react-dom/client', 'createRoot'],
  ['the router', 'react-router-dom', 'Link'],
  ['React Redux', 'react-redux', 'useDispatch'],
  ['styled-components', 'styled-components', 'styled'],
])('a bundled copy of %s is reported, also in a minimal module', async (name, source, imported) => {
  const messages = await found(`import {${imported}} from '${source}'; console.log(${imported});`);
  expect(messages).toContain(`built.js holds a copy of ${name}, which the shell provides`);
});

test('a package may have a Redux store of its own', async () => {
  expect(
    await found(`import { configureStore } from '@reduxjs/toolkit'; console.log(configureStore);`),
  ).toEqual([]);
});

test('code that imports the shared packages from the shell passes', async () => {
  const shared = ['react', 'react-dom', '@naija/runtime'];
  const code = `
    import React, { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as inside } from 'react';
    import { createPortal } from 'react-dom';
    import { Link, styled, useDispatch } from '@naija/runtime';
    navigator.serviceWorker.ready.then(() => inside === undefined);
    console.log(React, createPortal, Link, styled, useDispatch);`;
  expect(await found(code, shared)).toEqual([]);
});

test.each(['navigator.serviceWorker.register("/own.js")', 'navigator.serviceWorker?.register("/own.js")'])(
  'a service worker registration is reported: %s',
  async (code) => {
    expect(await found(code)).toEqual(['built.js registers a service worker, which only the shell does']);
  },
);
