import { beforeEach, expect, test } from 'vitest';
import { remotesFolder } from '../test/remotes-folder.ts';
import { readAudit } from './audit.ts';
import { startCanary, changeCanary } from './canary.ts';
import { rollBack } from './roll-back.ts';
import { readReleasesStatus } from './status.ts';

const { dir, publish } = remotesFolder();
const server = { who: 'server' };
const change = { remote: 'sample', version: '1.1.0', from: 10, to: 0, reason: '5 % of loads failed' };

const listed = async () =>
  (await readReleasesStatus(dir())).remotes[0]?.releases.map(
    ({ version, traffic }) => `${version} ${String(traffic)}`,
  );

beforeEach(async () => {
  await publish({ version: '1.0.0' });
  await publish({ version: '1.1.0' }, { percent: 10 });
});

test('a canary is withdrawn, and the audit has the reason', async () => {
  expect(await changeCanary(dir(), change, server)).toBe(true);
  expect(await listed()).toEqual(['1.0.0 100']);
  expect((await readAudit(dir()))[0]).toMatchObject({
    ...{ who: 'server', action: 'rollback', from: '1.1.0', to: '1.0.0', reason: change.reason },
  });
});

test.each([
  [25, ['1.0.0 75', '1.1.0 25']],
  [100, ['1.1.0 100', '1.0.0 0']],
])('a canary is raised to %d per cent', async (to, releases) => {
  expect(await changeCanary(dir(), { ...change, to }, server)).toBe(true);
  expect(await listed()).toEqual(releases);
});

test.each([
  ['rolled it back', () => rollBack(dir(), 'sample', server)],
  ['gave it to all', () => startCanary(dir(), 'sample', '1.1.0', 100, server)],
  ['raised it', () => startCanary(dir(), 'sample', '1.1.0', 20, server)],
])('nothing changes if another user %s meanwhile', async (_, meanwhile) => {
  await meanwhile();
  const before = await listed();
  expect(await changeCanary(dir(), change, server)).toBe(false);
  expect(await listed()).toEqual(before);
});
