import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/workspaces.mjs';
import { licenceProblems, readLicences } from './licences.mjs';

const LIST = {
  allowed: ['MIT', 'Apache-2.0'],
  packages: [
    { name: 'web-push', licence: 'MPL-2.0', asks: 'To publish changed files.' },
    { name: '@img/lib-*', licence: 'LGPL-3.0-or-later', asks: 'To offer the sources.' },
  ],
};
const NEEDED = {
  'node_modules/web-push': { version: '1.0.0', license: 'MPL-2.0' },
  'node_modules/@img/lib-arm': { version: '1.0.0', license: 'LGPL-3.0-or-later' },
};

/** @param {Record<string, import('./licences.mjs').Lock['packages'][string]>} packages */
const problemsOf = (packages) => licenceProblems({ packages: { ...NEEDED, ...packages } }, LIST);

test('every dependency of this repository has a licence that is allowed or listed with what it asks for', () => {
  const lock = /** @type {import('./licences.mjs').Lock} */ (
    JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'))
  );
  expect(licenceProblems(lock, readLicences())).toEqual([]);
  for (const { name, asks } of readLicences().packages)
    expect([name, asks.length > 20]).toEqual([name, true]);
});

test.each([
  'MIT',
  '(MIT OR GPL-3.0-or-later)',
  'GPL-2.0-only OR (MIT AND Apache-2.0)',
  '(MIT AND (Apache-2.0 OR GPL-3.0-only))',
])('a dependency under %s is accepted', (license) => {
  expect(problemsOf({ 'node_modules/a': { version: '1.0.0', license } })).toEqual([]);
});

test.each([
  'GPL-3.0-only',
  'MIT AND GPL-3.0-only',
  'GPL-3.0-only OR MIT AND AGPL-3.0-only',
  '(MIT AND (GPL-3.0-only OR AGPL-3.0-only))',
  'Apache-2.0 WITH LLVM-exception',
  'UNLICENSED',
  'SEE LICENSE IN LICENSE',
  'mit',
  '',
  '(MIT',
  'unlisted',
])('a dependency under "%s" is refused', (license) => {
  const [problem, ...others] = problemsOf({
    'node_modules/b/node_modules/@a/c': { version: '1.0.0', license },
  });
  expect(others).toEqual([]);
  expect(problem).toBe(
    `@a/c 1.0.0 is under ${license}, which packages/tooling/licences.json does not allow: use another package, or add it there under "packages" with what its licence asks of us`,
  );
});

test('a dependency that names no licence is refused, and a workspace is not asked for one', () => {
  expect(problemsOf({ 'node_modules/a': { version: '1.0.0' } })).toEqual([
    expect.stringContaining('a 1.0.0 names no licence'),
  ]);
  expect(problemsOf({ 'packages/own': { version: '1.0.0' }, 'node_modules/own': { link: true } })).toEqual(
    [],
  );
});

test('an exception holds for the licence that was read, for the package that was named, and while it is needed', () => {
  expect(problemsOf({ 'node_modules/web-push': { version: '2.0.0', license: 'AGPL-3.0-only' } })).toEqual([
    expect.stringContaining('web-push 2.0.0 is under AGPL-3.0-only'),
    expect.stringContaining(
      'web-push (MPL-2.0) is in packages/tooling/licences.json, but no locked package needs it',
    ),
  ]);
  expect(problemsOf({ 'node_modules/web-push-2': { version: '1.0.0', license: 'MPL-2.0' } })).toHaveLength(1);
  expect(
    problemsOf({ 'node_modules/@img/lib-x64': { version: '1.0.0', license: 'LGPL-3.0-or-later' } }),
  ).toEqual([]);
});
