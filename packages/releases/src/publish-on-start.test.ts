import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { PublishResponse } from '@naija/contracts/http/releases';
import { startCanary } from './canary.ts';
import { retireRemote } from './retire.ts';
import { rollBack } from './roll-back.ts';
import { readReleasesStatus } from './status.ts';
import { remotesFolder } from '../test/remotes-folder.ts';

const { dir, publish, listed } = remotesFolder();
const person = { who: 'ada@desk' };

/** Starts a development server with a checkout of this version. */
const start = (version: string): Promise<PublishResponse> =>
  publish({ version }, { onStart: { replacesOwn: true } });
/** Starts a production server with a checkout of this version. */
const startInProduction = (version: string): Promise<PublishResponse> =>
  publish({ version }, { onStart: { replacesOwn: false } });

test('a server publishes a remote that was never published as it starts, and the audit records it', async () => {
  expect(await startInProduction('0.1.0')).toMatchObject({ current: '0.1.0', added: true });
  expect((await readReleasesStatus(dir())).audit).toMatchObject([{ who: 'ada@desk', onStart: true }]);
});

test('a developer who edits a remote and restarts the server sees the change', async () => {
  await start('0.1.0-a');
  expect(await start('0.1.0-b')).toMatchObject({ current: '0.1.0-b', before: '0.1.0-a' });
  expect(await start('0.1.0-c')).toMatchObject({ current: '0.1.0-c' });
});

test('in production a start changes nothing that visitors get, not even what a start has published', async () => {
  await startInProduction('0.1.0');
  expect(await startInProduction('0.2.0')).toMatchObject({ current: '0.1.0', added: false });
  expect(await listed()).toEqual(['0.1.0']);
});

const TOUCHED: [string, string, () => Promise<unknown>][] = [
  ['published', '0.2.0', () => publish({ version: '0.2.0' })],
  ['rolled back', '0.0.9', () => rollBack(dir(), 'sample', person)],
  ['set a canary for', '0.1.0', () => startCanary(dir(), 'sample', '0.0.9', 5, person)],
];

test.each(TOUCHED)('a start does not change what a user or a team %s', async (_, current, touch) => {
  await start('0.0.9');
  await start('0.1.0');
  await touch();
  const before = await listed();
  expect(await start('0.1.0-edited')).toMatchObject({ current, added: false });
  expect(await listed()).toEqual(before);
  expect(await readdir(path.join(dir(), 'sample'))).not.toContain('0.1.0-edited');
});

test('a release that was rolled back does not come back with a start', async () => {
  await start('0.1.0');
  await publish({ version: '0.2.0' });
  await rollBack(dir(), 'sample', person);
  expect(await start('0.2.0')).toMatchObject({ current: '0.1.0', added: false });
});

test('a team that publishes what a start had published owns it from then on', async () => {
  await start('0.1.0');
  await publish({ version: '0.1.0' }, { who: 'key of sample' });
  expect(await start('0.2.0')).toMatchObject({ current: '0.1.0' });
  const { audit } = await readReleasesStatus(dir());
  expect(audit[0]).toMatchObject({ who: 'key of sample', from: '0.1.0', to: '0.1.0' });
});

test('a start does not change a list without an audit', async () => {
  await start('0.1.0');
  await rm(`${dir()}.audit.jsonl`);
  expect(await start('0.2.0')).toMatchObject({ current: '0.1.0' });
});

test('a start does not restore a retired remote, even if no other is left', async () => {
  await start('0.1.0');
  await retireRemote(dir(), 'sample', person);
  expect(await start('0.1.0')).toMatchObject({ current: '', added: false });
  expect(await listed()).toEqual([]);
});

test('a remote that was taken out of the registry by hand does not come back with a start', async () => {
  await publish({ name: 'other' });
  await publish({ version: '0.1.0' });
  await takeOut('sample');
  expect(await start('0.2.0')).toMatchObject({ current: '', added: false });
  expect(await listed()).toEqual([]);
});

test('a start publishes into a folder of releases that was emptied', async () => {
  await publish({ version: '0.1.0' });
  await rm(dir(), { recursive: true });
  expect(await start('0.2.0')).toMatchObject({ current: '0.2.0' });
});

async function takeOut(remote: string): Promise<void> {
  const file = path.join(dir(), 'remotes.json');
  const registry = JSON.parse(await readFile(file, 'utf8')) as { microFrontends: Record<string, unknown> };
  registry.microFrontends = Object.fromEntries(
    Object.entries(registry.microFrontends).filter(([name]) => !name.endsWith(`/${remote}`)),
  );
  await writeFile(file, JSON.stringify(registry));
}
