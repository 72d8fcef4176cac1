import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { ShellOffer } from '@naija/contracts/remote/shell-offer';
import { remotesFolder } from '../test/remotes-folder.ts';
import { readRegistryFile } from './registry/registry-file.ts';
import { readListedManifests, releaseFits } from './release-fits.ts';
import { folderSource } from './verify/sources.ts';

const { dir, publish } = remotesFolder();

const offer: ShellOffer = {
  contract: 1,
  versions: { react: '1.3.1', 'react-dom': '1.3.1', '@naija/runtime': '1.0.0' },
  exports: {},
  tokens: ['--color-ink'],
  calls: { 'GET /api/v1/user': { total: 'number' } },
};

const fits = async () =>
  releaseFits(await readListedManifests(folderSource(dir()), await readRegistryFile(dir())), offer);

test('every listed release is compared, those before the current one as well', async () => {
  await publish({ version: '1.0.0', manifest: { tokens: ['--color-gone'] } });
  await publish({ version: '1.1.0', manifest: { tokens: ['--color-ink'] } });
  expect(await fits()).toEqual([
    { remote: 'sample', version: '1.1.0', traffic: 100, default: true, misses: [] },
    expect.objectContaining({
      version: '1.0.0',
      misses: [expect.stringContaining('--color-gone is not set by the shell')],
    }),
  ]);
});

test('all missing needs of a release are listed', async () => {
  await publish({
    manifest: { contract: 2, calls: { 'GET /api/v1/user': { 'data[].fee': 'number', total: 'number' } } },
  });
  expect(await fits()).toMatchObject([
    { misses: ['contract 2, shell has 1', 'the answer to GET /api/v1/user has no field data[].fee'] },
  ]);
});

test('a release whose release.json is missing is named', async () => {
  await publish({ version: '1.0.0' });
  await rm(path.join(dir(), 'sample/1.0.0/release.json'));
  expect(await fits()).toMatchObject([{ misses: ['what it needs is not known: release.json is missing'] }]);
});
