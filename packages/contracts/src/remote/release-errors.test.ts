import { expect, test } from 'vitest';
import { pagePathError } from './release-errors.ts';
import { isReleaseFile, isReleaseVersion, isRemoteName, isSafeFileName, isVersionRange } from './names.ts';
import { isPagePath, RESERVED_SEGMENTS } from './page-path.ts';

test.each(['/', '/login', '/agent/:id', '/Agent/:agentId/photos', '/reset-success', '/a_b/2', '/api-docs'])(
  'a remote may have a page at %s',
  (path) => {
    expect([isPagePath(path), pagePathError(path)]).toEqual([true, undefined]);
  },
);

test('no remote may have a page at a reserved path', () => {
  for (const segment of RESERVED_SEGMENTS)
    for (const path of [`/${segment}`, `/${segment.toUpperCase()}/x`, `/${segment}/:x`])
      expect(pagePathError(path)).toContain('the site itself');
});

test.each([
  ['page-1a.js', true],
  ['parts/server.js', true],
  ['server.js', false],
  ['SERVER.js', false],
])('whether browsers can load %s of a release: %s', (file, answer) => {
  expect(isReleaseFile('directory', '1.0.0', file)).toBe(answer);
});

test.each([
  '^1.2.0',
  '~1.2',
  '>=1.2.0 <3',
  '1',
  '1.x',
  '1.2.x',
  '=1.0.0',
  '^1.0.0 || ^2.0.0',
  '1.0.0-beta.1',
])('%s is a semver range', (range) => {
  expect(isVersionRange(range)).toBe(true);
});

test.each([
  '',
  '*',
  'banana',
  'latest',
  '^',
  '||',
  '1 ||',
  '>>1',
  '==1',
  '1..2',
  '^1.2.3.4',
  ' ',
  '1'.repeat(101),
])('"%s" is not a semver range', (range) => {
  expect(isVersionRange(range)).toBe(false);
});

test.each(['', 'Auth', '-a', '1a', '../a', 'a/b', 'registry', 'ạ', 'a'.repeat(41)])(
  '"%s" is not a name of a remote',
  (name) => {
    expect(isRemoteName(name)).toBe(false);
  },
);

test.each(['1.0', '1.0.0-', '1.0.0-a..b', '1.0.0-.', '../1.0.0', 'v1.0.0', `1.0.0-${'a'.repeat(60)}`])(
  '"%s" is not a version',
  (version) => {
    expect(isReleaseVersion(version)).toBe(false);
  },
);

test.each([
  '',
  '/a',
  'a/',
  'a//b',
  '../a',
  'a/../b',
  '.env',
  'a\\b',
  'a:b',
  'ȧ.js',
  'a'.repeat(201),
  'a/'.repeat(10) + 'a',
])('"%s" is not a safe file name', (name) => {
  expect(isSafeFileName(name)).toBe(false);
});
