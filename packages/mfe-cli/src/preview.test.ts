import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixtureRepository, type FixtureRepository } from '../test/fixture-repository.ts';

let repository: FixtureRepository;
beforeEach(async () => {
  repository = await fixtureRepository();
  await repository.remote('sample', { version: '1.1.0' });
});
afterEach(() => repository.remove());

const inFolder = (file: string) => path.join(repository.root, '.data/remotes', file);

test('a preview prints the address that shows it, and no visitor gets it', async () => {
  const { status, stdout } = await repository.mfe('preview', 'sample', '--label', 'pr-12', '--json');
  const made = JSON.parse(stdout) as { address: string };
  expect({ status, made }).toEqual({
    status: 0,
    made: expect.objectContaining({ version: '1.1.0', label: 'pr-12', added: true }) as object,
  });
  expect(made.address).toMatch(/\?remotes=sample@1\.1\.0$/);
  expect(existsSync(inFolder('remotes.json'))).toBe(false);
  expect(await readFile(inFolder('.previews/sample.json'), 'utf8')).toContain('1.1.0');
});

test('a remote that fails its checks is not previewed', async () => {
  await repository.remote('sample', { contract: 2 });
  const { status, stdout } = await repository.mfe('preview', 'sample');
  expect([status, existsSync(inFolder('.previews/sample.json'))]).toEqual([1, false]);
  expect(stdout).toContain('contract 2, shell has 1');
});

test('a preview is withdrawn by its label, and an unknown one is refused', async () => {
  await repository.mfe('preview', 'sample', '--label', 'pr-12');
  const first = await repository.mfe('preview', 'sample', '--withdraw', 'pr-12');
  expect([first.status, first.stdout]).toEqual([0, '✓ sample: 1.1.0 cannot be previewed any more\n']);
  const second = await repository.mfe('preview', 'sample', '--withdraw', 'pr-12');
  expect([second.status, second.stderr]).toEqual([1, '✗ sample has no preview pr-12 (there are: none)\n']);
});
