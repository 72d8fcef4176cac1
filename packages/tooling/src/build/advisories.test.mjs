import { readFileSync } from 'node:fs';
import path from 'node:path';
import { satisfies } from 'compare-versions';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/workspaces.mjs';
import { advisoryProblems } from './advisories.mjs';

/** @typedef {import('./advisories.mjs').AdvisoryList} AdvisoryList */

const advisory = {
  name: 'tar-fs',
  range: '<2.1.4 || >=3.0.0 <3.1.1',
  ids: ['GHSA-1', 'CVE-1'],
  fixed: '3.1.1',
  summary: 'A link leads out of the folder.',
  source: 'https://example.org/1',
};

/** @param {Record<string, import('./advisories.mjs').LockedPackage>} packages @param {AdvisoryList['accepted']} [accepted] */
const problemsOf = (packages, accepted = []) =>
  advisoryProblems({ packages }, { date: '2026-01-01', advisories: [advisory], accepted });

test('an installed version that an advisory covers is named with its fix and who requires it', () => {
  const [problem, ...others] = problemsOf({
    '': {},
    'packages/tooling': { dependencies: { 'tar-fs': '3.1.0' } },
    'node_modules/tar-fs': { version: '3.1.0' },
    'node_modules/chromium': { version: '1.0.0', dependencies: { 'tar-fs': '^3' } },
    'node_modules/chromium/node_modules/tar-fs': { version: '3.1.1' },
  });
  expect(others).toEqual([]);
  expect(problem).toBe(
    'tar-fs 3.1.0 (GHSA-1, CVE-1): A link leads out of the folder. Fixed in 3.1.1. Required by packages/tooling',
  );
});

test('a nested version is found, and laid to the package that resolves to it', () => {
  const [problem] = problemsOf({
    'packages/tooling': { dependencies: { 'tar-fs': '3.1.1' } },
    'node_modules/tar-fs': { version: '3.1.1' },
    'node_modules/@a/chromium': { version: '1.0.0', dependencies: { 'tar-fs': '^2' } },
    'node_modules/@a/chromium/node_modules/tar-fs': { version: '2.0.0' },
  });
  expect(problem).toContain('Required by @a/chromium 1.0.0');
});

test('fixed versions, packages of the same ending and links to workspaces are not a problem', () => {
  const packages = {
    'node_modules/tar-fs': { version: '3.1.1' },
    'node_modules/@other/tar-fs': { version: '3.1.0' },
    'node_modules/@naija/ui': { link: true },
    'packages/tar-fs': { version: '3.1.0' },
  };
  expect(problemsOf(packages)).toEqual([]);
});

test('an accepted version is not a problem, until nothing needs the acceptance', () => {
  const accepted = [{ name: 'tar-fs', version: '3.1.0', ids: ['GHSA-1'], reason: 'It packs only.' }];
  expect(problemsOf({ 'node_modules/tar-fs': { version: '3.1.0' } }, accepted)).toEqual([]);
  expect(problemsOf({ 'node_modules/tar-fs': { version: '3.1.1' } }, accepted)).toEqual([
    'tar-fs 3.1.0 is accepted in the list, but no advisory covers it any more',
  ]);
});

const list = /** @type {AdvisoryList} */ (
  JSON.parse(readFileSync(path.join(ROOT, 'packages/tooling/advisories.json'), 'utf8'))
);

test.each(list.advisories)('the advisory $ids of $name has a range that its fixes are outside of', (each) => {
  expect(each.source).toMatch(/^https:\/\//);
  expect(each.ids.join()).toMatch(/^(GHSA|CVE)-/);
  for (const version of each.fixed.split(', ')) expect(satisfies(version, each.range)).toBe(false);
});
