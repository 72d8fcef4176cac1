import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixtureRepository, type FixtureRepository } from '../test/fixture-repository.ts';

let repository: FixtureRepository;
beforeEach(async () => {
  repository = await fixtureRepository();
});
afterEach(() => repository.remove());

test('releases in a storage are not searched in the local folder: the command asks for the address of a server', async () => {
  repository.env['STORAGE_URL'] = 's3://bucket';
  const { status, stderr } = await repository.mfe('rollback', 'sample');
  expect([status, stderr]).toEqual([1, expect.stringContaining('name the address of a server with --to')]);
});

test('a copy of releases in a storage is not changed, as the change would be lost', async () => {
  const folder = path.join(repository.root, 'copy');
  await mkdir(folder);
  await writeFile(path.join(folder, '.mirror'), '');
  const { status, stderr } = await repository.mfe('rollback', 'sample', '--to', './copy');
  expect([status, stderr]).toEqual([1, expect.stringContaining('is a copy of the releases in a storage')]);
});
