import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixtureRepository, PROVIDED, type FixtureRepository } from '../test/fixture-repository.ts';

const CALL = 'GET /api/v1/user';

let repository: FixtureRepository;
beforeEach(async () => {
  repository = await fixtureRepository();
  await repository.remote('sample', { version: '1.0.0', calls: { [CALL]: { total: 'number' } } });
  await repository.mfe('publish', 'sample');
  await repository.remote('sample', { version: '1.1.0', tokens: ['--color-ink'] });
  await repository.mfe('publish', 'sample');
});
afterEach(() => repository.remove());

/** Writes the description of a shell that is to be deployed. */
async function newShell(offer: object): Promise<void> {
  await mkdir(path.join(repository.root, 'new-shell'));
  await writeFile(
    path.join(repository.root, 'new-shell/shell.json'),
    JSON.stringify({ ...PROVIDED, ...offer }),
  );
}

test('a shell that every listed release fits can be deployed', async () => {
  await newShell({ tokens: ['--color-ink'], calls: { [CALL]: { total: 'number' } } });
  expect(await repository.mfe('check-shell', 'new-shell')).toEqual({
    status: 0,
    stdout: `✓ Every listed release fits the shell of new-shell: 2\n`,
    stderr: '',
  });
});

test('every misfit is named, of the releases before the current one as well', async () => {
  await newShell({ contract: 1, tokens: [], calls: { [CALL]: { found: 'number' } } });
  const { status, stdout } = await repository.mfe('check-shell', 'new-shell');
  expect(status).toBe(1);
  expect(stdout.split('\n')).toEqual([
    'Releases that visitors can get do not fit the shell of new-shell:',
    '  ✗ sample 1.1.0: the design token --color-ink is not set by the shell, so that what uses it has no value',
    `  ✗ sample 1.0.0: the answer to ${CALL} has no field total`,
    '',
  ]);
});

test('the status shows which releases fit the shell, and what is missing', async () => {
  await writeFile(
    path.join(repository.root, 'shell/dist/shell.json'),
    JSON.stringify({ ...PROVIDED, tokens: [] }),
  );
  const { stdout } = await repository.mfe('status');
  expect(stdout).toMatch(/sample +1\.1\.0 +1 missing\n/);
  expect(stdout).toMatch(/sample +1\.0\.0 +fits\n/);
  expect(stdout).toContain(
    'Missing in the shell built here:\n  ✗ sample 1.1.0: the design token --color-ink',
  );
});
