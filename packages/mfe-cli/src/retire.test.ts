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

test('the status does not list a retired remote, and says by whom it was retired if it is asked for it', async () => {
  await repository.remote('other');
  await repository.mfe('publish', 'other');
  expect((await repository.mfe('status')).stdout).toContain('sample');
  expect((await repository.mfe('status', 'sample')).stdout).not.toContain('other');
  await repository.mfe('retire', 'sample', '--yes', 'sample');
  const { stdout } = await repository.mfe('status');
  expect(stdout).toContain('other');
  expect(stdout).not.toContain('sample');
  const asked = await repository.mfe('status', 'sample');
  expect([asked.status, asked.stdout]).toEqual([
    0,
    expect.stringMatching(
      /^sample is not on this site: [^\s@]+@\S+ retired it at \d{4}-\d\d-\d\d \d\d:\d\d UTC\. "npm run mfe -- publish sample" restores it\.\n$/,
    ),
  ]);
  expect((await repository.mfe('status', 'nothing')).stdout).toBe(
    'nothing is not on this site: no release of it has been published.\n',
  );
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
