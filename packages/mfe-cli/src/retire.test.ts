import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ReleasesStatus } from '@naija/contracts/http/release-status';
import { fixtureRepository, type FixtureRepository } from '../test/fixture-repository.ts';

let repository: FixtureRepository;
beforeEach(async () => {
  repository = await fixtureRepository();
  await repository.remote('sample');
  expect((await repository.mfe('publish', 'sample')).status).toBe(0);
});
afterEach(() => repository.remove());

const remotes = async () => {
  const { stdout } = await repository.mfe('status', '--json');
  return (JSON.parse(stdout) as ReleasesStatus).remotes.map(({ remote }) => remote);
};

test('a remote is retired by its name, named twice, and published again', async () => {
  const { status, stdout } = await repository.mfe('retire', 'sample', '--yes', 'sample');
  expect([status, stdout]).toEqual([
    0,
    '✓ sample is removed from the site, and other remotes may use its pages. "npm run mfe -- publish sample" restores it\n',
  ]);
  expect(await remotes()).toEqual([]);
  expect((await repository.mfe('status', '--audit')).stdout).toMatch(/retire +sample +1\.0\.0 +–/);
  await repository.mfe('publish', 'sample');
  expect(await remotes()).toEqual(['sample']);
});

test('the user types its name', async () => {
  Object.assign(repository.input, { lines: ['sample\n'], isTTY: true });
  const { status, stderr } = await repository.mfe('retire', 'sample');
  expect(status).toBe(0);
  expect(stderr).toContain('Type its name to retire it');
  expect(await remotes()).toEqual([]);
});

test.each([
  ['another name in --yes', ['--yes', 'other'], {}],
  ['another name typed', [], { lines: ['y\n'], isTTY: true }],
  ['no terminal', [], { lines: ['sample\n'] }],
])('with %s nothing is retired', async (_what, options, input) => {
  Object.assign(repository.input, input);
  const { status, stderr } = await repository.mfe('retire', 'sample', ...options);
  expect([status, stderr]).toEqual([1, expect.stringContaining('Nothing was retired')]);
  expect(await remotes()).toEqual(['sample']);
});
