import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixtureRepository, type FixtureRepository } from '../test/fixture-repository.ts';

let repository: FixtureRepository;
beforeEach(async () => {
  repository = await fixtureRepository();
  await repository.remote('sample', { routes: [{ path: '/about', js: ['remoteEntry.js'], css: [] }] });
});
afterEach(() => repository.remove());

test('a team gets a remote with its name, a page, a title and no placeholder left', async () => {
  const { status, stdout } = await repository.mfe('new', 'saved-homes');
  expect(status).toBe(0);
  expect(stdout).toContain('npm run mfe -- publish saved-homes');
  const dir = path.join(repository.root, 'saved-homes-mfe');
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = await Promise.all(
    files.map((file) => readFile(path.join(file.parentPath, file.name), 'utf8')),
  );
  expect(texts.filter((text) => /__\w+__/.test(text))).toEqual([]);
  const pages = await readFile(path.join(dir, 'src/pages.ts'), 'utf8');
  expect(pages).toContain(`path: '/saved-homes'`);
  expect(pages).toContain(`title: 'Saved homes'`);
  expect(repository.installs()).toBe(1);
});

test('its packages have the versions that the repository uses already', async () => {
  await repository.mfe('new', 'saved-homes');
  const file = path.join(repository.root, 'saved-homes-mfe/package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { dependencies: Record<string, string> };
  expect(manifest.dependencies).toMatchObject({ react: '19.3.1', '@naija/ui': '0.1.0' });
});

test('--no-install keeps the lockfile, and the team is told what to do next', async () => {
  const { stdout } = await repository.mfe('new', 'saved-homes', '--no-install');
  expect(repository.installs()).toBe(0);
  expect(stdout).toContain('npm install');
});

test.each([
  ['Saved', 'cannot be the name of a remote'],
  ['saved_homes', 'cannot be the name of a remote'],
  ['saved-', 'cannot be the name of a remote'],
  ['../saved', 'cannot be the name of a remote'],
  ['9lives', 'cannot be the name of a remote'],
  ['a'.repeat(41), 'cannot be the name of a remote'],
  ['api', 'means something else on the site'],
  ['remotes', 'means something else on the site'],
  ['sample', 'The folder sample-mfe exists already'],
  ['shell', 'called @naija/shell already'],
  ['about', 'claims /about, which sample owns; choose another name'],
])('the name %s is refused with a message, and nothing is written', async (name, text) => {
  const before = await readdir(repository.root);
  const { status, stderr } = await repository.mfe('new', name);
  expect(status).toBe(1);
  expect(stderr).toContain(text);
  expect(await readdir(repository.root)).toEqual(before);
});
