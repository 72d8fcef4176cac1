import { expect, test } from 'vitest';
import { startCanary } from './canary.ts';
import { outdatedReleases } from './outdated-releases.ts';
import { retireRemote } from './retire.ts';
import { rollBack } from './roll-back.ts';
import { remotesFolder } from '../test/remotes-folder.ts';

const { built, dir, publish } = remotesFolder();
const options = { who: 'ada@desk' };
const outdated = async (version: string) => outdatedReleases([await built({ version })], dir());

test('a remote is outdated until its built release is the one of all visitors', async () => {
  await publish({ version: '1.9.0-aaaaaaaa' });
  const expected = [{ remote: 'sample', current: '1.9.0-aaaaaaaa', built: '1.10.0-bbbbbbbb' }];
  expect(await outdated('1.10.0-bbbbbbbb')).toEqual(expected);
  await publish({ version: '1.10.0-bbbbbbbb' }, { percent: 5 });
  expect(await outdated('1.10.0-bbbbbbbb')).toEqual(expected);
  await startCanary(dir(), 'sample', '1.10.0-bbbbbbbb', 100, options);
  expect(await outdated('1.10.0-bbbbbbbb')).toEqual([]);
});

test('other content under the same number is outdated, and a release of a higher number is not', async () => {
  await publish({ version: '1.10.0-aaaaaaaa' });
  expect(await outdated('1.10.0-bbbbbbbb')).toHaveLength(1);
  expect(await outdated('1.9.0-bbbbbbbb')).toEqual([]);
});

test('a release that was replaced or rolled back by someone is not missed, nor a remote that is not listed', async () => {
  for (const version of ['1.0.0', '1.1.0']) await publish({ version });
  expect(await outdated('1.0.0')).toEqual([]);
  await rollBack(dir(), 'sample', options);
  expect(await outdated('1.1.0')).toEqual([]);
  await retireRemote(dir(), 'sample', options);
  expect(await outdated('1.2.0')).toEqual([]);
});
