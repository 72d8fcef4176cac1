import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { serialOf } from '@naija/contracts/remote/signature';
import { startCanary } from './canary.ts';
import { readRegistryFile } from './registry/registry-file.ts';
import { rollBack } from './roll-back.ts';
import { readReleasesStatus } from './status.ts';
import { remotesFolder } from '../test/remotes-folder.ts';

const { dir, publish } = remotesFolder();
const options = { who: 'ada@desk' };

async function shares(): Promise<string[]> {
  const [sample] = (await readReleasesStatus(dir())).remotes;
  return (sample?.releases ?? []).map(
    ({ version, traffic, default: isDefault }) =>
      `${version} ${String(traffic)}${isDefault ? ' default' : ''}`,
  );
}

test('a new release is published as a canary for some visitors', async () => {
  await publish({ version: '1.0.0' });
  expect(await publish({ version: '1.1.0' }, { percent: 10 })).toEqual({
    remote: 'sample',
    current: '1.0.0',
    before: '1.0.0',
    trial: { version: '1.1.0', percent: 10 },
    added: true,
  });
  expect(await shares()).toEqual(['1.0.0 90 default', '1.1.0 10']);
});

test('the first release of a remote cannot be a canary, and leaves nothing behind', async () => {
  await expect(publish({ version: '1.0.0' }, { percent: 10 })).rejects.toMatchObject({
    code: 'conflict',
    message:
      'sample has no release yet, and the first one goes to everybody: the other 90 % of visitors would get nothing. Publish it without --percent',
  });
  await expect(readdir(path.join(dir(), 'sample'))).rejects.toThrow('ENOENT');
  await publish({ version: '1.0.0' }, { percent: 100 });
  expect(await shares()).toEqual(['1.0.0 100 default']);
});

test('a canary is raised, and becomes the default release at 100 per cent', async () => {
  await publish({ version: '1.0.0' });
  await publish({ version: '1.1.0' }, { percent: 10 });
  await startCanary(dir(), 'sample', '1.1.0', 50, options);
  expect(await shares()).toEqual(['1.0.0 50 default', '1.1.0 50']);
  await startCanary(dir(), 'sample', '1.1.0', 100, options);
  expect(await shares()).toEqual(['1.1.0 100 default', '1.0.0 0']);
});

test('the same percentage again changes nothing', async () => {
  await publish({ version: '1.0.0' });
  await publish({ version: '1.1.0' }, { percent: 10 });
  const serial = serialOf(await readRegistryFile(dir()), 'sample');
  await startCanary(dir(), 'sample', '1.1.0', 10, options);
  await publish({ version: '1.1.0' }, { percent: 10 });
  expect(serialOf(await readRegistryFile(dir()), 'sample')).toBe(serial);
});

test('the default release keeps its date while a canary takes some of its visitors', async () => {
  await publish({ version: '1.0.0' }, { now: () => new Date('2026-05-01') });
  await publish({ version: '1.1.0' }, { percent: 10, now: () => new Date('2026-05-02') });
  const [sample] = (await readReleasesStatus(dir())).remotes;
  expect(sample?.releases.map(({ since }) => since?.slice(0, 10))).toEqual(['2026-05-01', '2026-05-02']);
});

test('a release that was rolled back can become a canary', async () => {
  await publish({ version: '1.0.0' });
  await publish({ version: '1.1.0' }, { base: 'https://cdn.example' });
  await rollBack(dir(), 'sample', options);
  await startCanary(dir(), 'sample', '1.1.0', 5, options);
  expect(await shares()).toEqual(['1.0.0 95 default', '1.1.0 5']);
});

test('a canary continues when another release becomes the default one', async () => {
  await publish({ version: '1.0.0' });
  await publish({ version: '2.0.0' }, { percent: 10 });
  await publish({ version: '1.0.1' });
  expect(await shares()).toEqual(['1.0.1 90 default', '1.0.0 0', '2.0.0 10']);
});

test('a release that is not stored, or is the default one, cannot be a canary', async () => {
  await publish({ version: '1.0.0' });
  await expect(startCanary(dir(), 'sample', '9.0.0', 5, options)).rejects.toMatchObject({
    code: 'not_found',
    message: 'sample@9.0.0 is not here: publish it first (here are: 1.0.0)',
  });
  await expect(startCanary(dir(), '..', 'x', 5, options)).rejects.toMatchObject({ code: 'not_found' });
  await expect(startCanary(dir(), 'sample', '1.0.0', 5, options)).rejects.toMatchObject({ code: 'conflict' });
});

test('a damaged release cannot be a canary', async () => {
  await publish({ version: '1.0.0' });
  await publish({ version: '1.1.0' });
  await rollBack(dir(), 'sample', options);
  await writeFile(path.join(dir(), 'sample/1.1.0/remoteEntry.js'), 'damaged');
  await expect(startCanary(dir(), 'sample', '1.1.0', 5, options)).rejects.toThrow('is damaged');
});

test.each([0, 101, 2.5, Number.NaN])('a percentage of %d is refused', async (percent) => {
  await expect(startCanary(dir(), 'sample', '1.0.0', percent, options)).rejects.toThrow('from 1 to 100');
});
