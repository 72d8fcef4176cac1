import { appendFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { auditFile } from './audit.ts';
import { startCanary } from './canary.ts';
import { rollBack, withdrawDefault } from './roll-back.ts';
import { readReleasesStatus } from './status.ts';
import { remotesFolder } from '../test/remotes-folder.ts';

const { dir, publish, listed } = remotesFolder();
const options = { who: 'ada@desk' };

test('visitors get the previous release, and none falls back on the one that was rolled back', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish({ version });
  expect(await rollBack(dir(), 'sample', options)).toEqual({
    remote: 'sample',
    current: '1.1.0',
    before: '1.2.0',
    trial: null,
    rolledBack: '1.2.0',
    earlier: '1.0.0',
  });
  expect(await listed()).toEqual(['1.1.0', '1.0.0']);
  expect((await readReleasesStatus(dir())).audit[0]).toMatchObject({
    action: 'rollback',
    from: '1.2.0',
    to: '1.1.0',
  });
});

test('a canary is ended first, and the default release stays', async () => {
  for (const version of ['1.0.0', '1.1.0']) await publish({ version });
  await startCanary(dir(), 'sample', '1.0.0', 20, options);
  expect(await rollBack(dir(), 'sample', options)).toMatchObject({
    current: '1.1.0',
    trial: null,
    rolledBack: '1.0.0',
  });
  expect((await readReleasesStatus(dir())).remotes[0]?.releases).toMatchObject([
    { version: '1.1.0', traffic: 100, default: true },
  ]);
});

test('a canary that most visitors get is ended as well, and the response names the next release back', async () => {
  for (const version of ['1.0.0', '1.1.0']) await publish({ version });
  await publish({ version: '1.2.0' }, { percent: 90 });
  expect(await rollBack(dir(), 'sample', options)).toMatchObject({
    ...{ current: '1.1.0', before: '1.1.0', rolledBack: '1.2.0', earlier: '1.0.0' },
  });
  expect(await rollBack(dir(), 'sample', { ...options, from: '1.1.0' })).toMatchObject({
    ...{ current: '1.0.0', rolledBack: '1.1.0', earlier: null },
  });
});

test('the only release cannot be rolled back', async () => {
  await publish();
  await expect(rollBack(dir(), 'sample', options)).rejects.toMatchObject({
    code: 'not_found',
    message: expect.stringContaining('publish a fixed one') as string,
  });
  expect(await listed()).toEqual(['1.0.0']);
});

test('a remote that was never published is named', async () => {
  await expect(rollBack(dir(), 'other', options)).rejects.toThrow('No release of other has been published');
});

const ALREADY =
  'sample was rolled back from 1.2.0 to 1.1.0 already, by ada@desk at 2026-05-01T10:00:00.000Z. ' +
  'If 1.1.0 is to go as well, name it: --from 1.1.0';

test('a second rollback right after the first is refused unless it names the release', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish({ version });
  const now = () => new Date('2026-05-01T10:00:00Z');
  await rollBack(dir(), 'sample', { ...options, now });
  await expect(rollBack(dir(), 'sample', { who: 'bola@desk' })).rejects.toMatchObject({
    code: 'conflict',
    message: ALREADY,
  });
  expect(await listed()).toEqual(['1.1.0', '1.0.0']);
  expect(await rollBack(dir(), 'sample', { ...options, from: '1.1.0' })).toMatchObject({ current: '1.0.0' });
});

test('two simultaneous rollbacks end the canary and nothing else', async () => {
  for (const version of ['1.0.0', '1.1.0']) await publish({ version });
  await publish({ version: '1.2.0' }, { percent: 5 });
  const both = await Promise.allSettled([1, 2].map(() => rollBack(dir(), 'sample', options)));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await listed()).toEqual(['1.1.0', '1.0.0']);
});

test('another release published since then can be rolled back without naming it', async () => {
  for (const version of ['1.0.0', '1.1.0']) await publish({ version });
  await rollBack(dir(), 'sample', options);
  await publish({ version: '1.2.0' });
  expect(await rollBack(dir(), 'sample', options)).toMatchObject({ current: '1.0.0', rolledBack: '1.2.0' });
});

test('a rollback that was killed between its audit entry and its switch can be repeated', async () => {
  for (const version of ['1.0.0', '1.1.0']) await publish({ version });
  const line = { at: '2026-05-01T10:00:00.000Z', who: 'ada@desk', remote: 'sample', action: 'rollback' };
  await appendFile(auditFile(dir()), `${JSON.stringify({ ...line, from: '1.1.0', to: '1.0.0' })}\n`);
  expect(await rollBack(dir(), 'sample', options)).toMatchObject({ current: '1.0.0' });
});

test('a rollback from another release than the current one is refused with the current version', async () => {
  for (const version of ['1.0.0', '1.1.0']) await publish({ version });
  await expect(rollBack(dir(), 'sample', { ...options, from: '1.0.0' })).rejects.toMatchObject({
    code: 'conflict',
    message: 'Nothing was rolled back: visitors get sample 1.1.0, not 1.0.0',
  });
  await publish({ version: '1.2.0' }, { percent: 5 });
  await expect(rollBack(dir(), 'sample', { ...options, from: '1.1.0' })).rejects.toThrow(
    'Nothing was rolled back: a rollback would end the canary of sample 1.2.0, not take back 1.1.0',
  );
  expect(await rollBack(dir(), 'sample', { ...options, from: '1.2.0' })).toMatchObject({
    current: '1.1.0',
    trial: null,
  });
});

describe('a default release that the server withdraws', () => {
  const withdrawal = { remote: 'sample', version: '1.1.0', before: '1.0.0', reason: 'it failed' };
  const withdraw = () => withdrawDefault(dir(), withdrawal, { who: 'server' });

  test('is replaced by the one before, beside a canary that stays, and the audit has the reason', async () => {
    for (const version of ['1.0.0', '1.1.0']) await publish({ version });
    await publish({ version: '1.2.0' }, { percent: 5 });
    expect(await withdraw()).toBe(true);
    const { remotes, audit } = await readReleasesStatus(dir());
    expect(remotes[0]?.releases).toMatchObject([
      { version: '1.0.0', traffic: 95, default: true },
      { version: '1.2.0', traffic: 5, default: false },
    ]);
    expect(audit[0]).toMatchObject({
      ...{ who: 'server', action: 'rollback', from: '1.1.0', to: '1.0.0', reason: 'it failed' },
    });
  });

  test('stays if visitors get another one by now, or would get another one instead', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish({ version });
    expect(await withdraw()).toBe(false);
    await rollBack(dir(), 'sample', options);
    await publish({ version: '1.0.1' });
    expect(await withdrawDefault(dir(), { ...withdrawal, version: '1.0.1' }, options)).toBe(false);
    expect(await listed()).toEqual(['1.0.1', '1.1.0', '1.0.0']);
  });
});
