import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { retireRemote } from './retire.ts';
import { storeSourceMaps } from './source-maps.ts';
import { remotesFolder } from '../test/remotes-folder.ts';

const { dir, publish, scratch } = remotesFolder();
const on = (day: string) => ({ now: () => new Date(`${day}T12:00:00Z`) });
const mapsOf = async (remote: string) => {
  const folder = await mkdtemp(path.join(scratch(), `maps-of-${remote}-`));
  await writeFile(path.join(folder, 'remoteEntry.js.map'), '{}');
  return folder;
};
const standing = async () => (await readdir(path.join(dir(), 'sample'))).sort();

test('the next publishing removes the files of a release that has been unlisted for 30 days', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish({ version }, on('2030-01-01'));
  await publish({ version: '1.3.0' }, on('2030-03-01'));
  await publish({ version: '1.3.0' }, on('2030-03-30'));
  expect(await standing()).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0']);
  await publish({ version: '1.3.0' }, on('2030-04-01'));
  expect(await standing()).toEqual(['1.1.0', '1.2.0', '1.3.0']);
});

test('the files of a retired remote go with those of others, 30 days after it left the registry', async () => {
  await publish({ name: 'sample' }, on('2030-01-01'));
  await storeSourceMaps(await mapsOf('sample'), dir(), { name: 'sample', version: '1.0.0' });
  await retireRemote(dir(), 'sample', { who: 'ada@desk', ...on('2030-03-01') });
  const others = ['2030-03-30', '2030-04-01'];
  const left = [];
  for (const [index, day] of others.entries()) {
    await publish({ name: 'other', version: `1.${String(index)}.0` }, on(day));
    left.push([await standing(), await readdir(path.join(`${dir()}.source-maps`, 'sample'))]);
  }
  expect(left).toEqual([
    [['1.0.0'], ['1.0.0']],
    [[], []],
  ]);
});

test('the files of a remote that the registry lost stay', async () => {
  await publish({ name: 'sample' }, on('2030-01-01'));
  await rm(path.join(dir(), 'remotes.json'));
  await publish({ name: 'other' }, on('2034-01-01'));
  expect(await standing()).toEqual(['1.0.0']);
});

test('the files of a listed release stay however old it is', async () => {
  await publish({ version: '1.0.0' }, on('2030-01-01'));
  await publish({ version: '1.1.0' }, on('2034-01-01'));
  expect(await standing()).toEqual(['1.0.0', '1.1.0']);
});
