import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixtureRepository, type FixtureRepository } from '../test/fixture-repository.ts';

let repository: FixtureRepository;
beforeEach(async () => {
  repository = await fixtureRepository();
});
afterEach(() => repository.remove());

test('a team adds its texts to a catalogue for translators, and sees texts that are not translated or read too early', async () => {
  await repository.mfe('new', 'homes', '--no-install');
  await rm(path.join(repository.root, 'homes-mfe/src/features'), { recursive: true });
  await writeFile(
    path.join(repository.root, 'homes-mfe/src/messages.ts'),
    `import { words } from '@naija/runtime'; export const HOMES = words('homes.early', { title: 'Homes' });
    export const { title } = HOMES;`,
  );
  const { status, stdout } = await repository.mfe('words', 'homes', '--add', 'ha');
  expect([status, stdout.split('\n')]).toEqual([
    0,
    [
      'ha: 0 of 1 texts',
      '  homes.early.title: not translated',
      'pcm: 0 of 1 texts',
      '  homes.early.title: not translated',
      'src/messages.ts reads homes.early.title while it is evaluated: it stays in English',
      '',
    ],
  ]);
  const catalogue = await readFile(path.join(repository.root, 'homes-mfe/src/words/ha.po'), 'utf8');
  expect(catalogue).toContain('msgctxt "homes.early.title"\nmsgid "Homes"\nmsgstr ""');
});

test('the first page of a new remote is translated', async () => {
  await repository.mfe('new', 'homes', '--no-install');
  const { stdout } = await repository.mfe('words', 'homes');
  expect(stdout).toMatch(/^pcm: (\d+) of \1 texts\n$/);
});

test('without a catalogue a team is told how to start one', async () => {
  await repository.mfe('new', 'homes', '--no-install');
  await rm(path.join(repository.root, 'homes-mfe/src/words'), { recursive: true });
  const { status, stderr } = await repository.mfe('words', 'homes');
  expect(status).toBe(1);
  expect(stderr).toContain('start one with --add');
});

test('a language that the site does not know is refused', async () => {
  await repository.mfe('new', 'homes', '--no-install');
  const { status, stderr } = await repository.mfe('words', 'homes', '--add', 'klingon');
  expect([status, stderr]).toEqual([1, expect.stringContaining('klingon is not a language of the site')]);
});
