import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { remotesFolder } from '../test/remotes-folder.ts';

const { dir, publish } = remotesFolder();
const on = (day: string) => ({ now: () => new Date(`${day}T12:00:00Z`) });
const standing = async () => (await readdir(path.join(dir(), 'sample'))).sort();

test('the next publishing removes the files of a release that has been unlisted for 30 days', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish({ version }, on('2030-01-01'));
  await publish({ version: '1.3.0' }, on('2030-03-01'));
  await publish({ version: '1.3.0' }, on('2030-03-30'));
  expect(await standing()).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0']);
  await publish({ version: '1.3.0' }, on('2030-04-01'));
  expect(await standing()).toEqual(['1.1.0', '1.2.0', '1.3.0']);
});

test('the files of a listed release stay however old it is', async () => {
  await publish({ version: '1.0.0' }, on('2030-01-01'));
  await publish({ version: '1.1.0' }, on('2034-01-01'));
  expect(await standing()).toEqual(['1.0.0', '1.1.0']);
});
