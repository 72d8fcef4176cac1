import { expect, test } from 'vitest';
import { startCanary } from './canary.ts';
import { rollBack } from './roll-back.ts';
import { readReleasesStatus } from './status.ts';
import { remotesFolder } from './testing/remotes-folder.ts';

const { dir, publish, listed } = remotesFolder();
const options = { who: 'ada@desk' };

test('visitors get the release before, and none falls back on the one that was rolled back', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish({ version });
  expect(await rollBack(dir(), 'sample', options)).toEqual({
    remote: 'sample',
    current: '1.1.0',
    before: '1.2.0',
    trial: null,
  });
  expect(await listed()).toEqual(['1.1.0', '1.0.0']);
  expect((await readReleasesStatus(dir())).audit[0]).toMatchObject({
    action: 'rollback',
    from: '1.2.0',
    to: '1.1.0',
  });
});

test('a trial is ended first, and the default release stays', async () => {
  for (const version of ['1.0.0', '1.1.0']) await publish({ version });
  await startCanary(dir(), 'sample', '1.0.0', 20, options);
  expect(await rollBack(dir(), 'sample', options)).toMatchObject({ current: '1.1.0', trial: null });
  expect((await readReleasesStatus(dir())).remotes[0]?.releases).toMatchObject([
    { version: '1.1.0', traffic: 100, default: true },
  ]);
});

test('the only release cannot be rolled back', async () => {
  await publish();
  await expect(rollBack(dir(), 'sample', options)).rejects.toMatchObject({
    code: 'not_found',
    message: expect.stringContaining('publish a mended one') as string,
  });
  expect(await listed()).toEqual(['1.0.0']);
});

test('a remote that was never published is named', async () => {
  await expect(rollBack(dir(), 'other', options)).rejects.toThrow('No release of other has been published');
});
