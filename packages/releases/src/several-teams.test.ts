import { mkdir, readdir, readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readReleasesStatus } from './status.ts';
import { publishers } from './testing/publishers.ts';
import { remotesFolder } from './testing/remotes-folder.ts';

const { dir, built, publish, listed } = remotesFolder();
const startPublisher = publishers();
const ROUNDS = 10;

test('two teams that publish at the same moment are both listed, every time', async () => {
  await mkdir(dir());
  const teams = await Promise.all(
    ['auth', 'sample'].map(async (name) => ({ name, process: await startPublisher(dir()) })),
  );
  for (let round = 1; round <= ROUNDS; round++) {
    const version = `1.${String(round)}.0`;
    const folders = await Promise.all(teams.map(({ name }) => built({ name, version })));
    const answers = await Promise.all(
      teams.map(({ process }, index) => process.publish(folders[index] ?? '')),
    );
    expect(answers).toEqual(['published', 'published']);
    expect([(await listed('auth'))[0], (await listed('sample'))[0]]).toEqual([version, version]);
  }
  expect((await readReleasesStatus(dir())).audit).toHaveLength(2 * ROUNDS);
});

test('a publishing that is killed before the switch changes nothing, and does not stop the next one', async () => {
  await publish({ version: '1.0.0' });
  const registry = () => readFile(path.join(dir(), 'remotes.json'), 'utf8');
  const before = await registry();
  const doomed = await startPublisher(dir(), 'killed');
  doomed.send(await built({ version: '1.1.0' }));
  expect(await doomed.ended()).toBe('SIGKILL');
  expect(await registry()).toBe(before);
  expect(await readdir(path.join(dir(), 'sample'))).toContain('1.1.0');
  await mkdir(path.join(dir(), '.switching-0123456789ab'));
  await ageLock();
  expect(await publish({ version: '1.1.0' })).toMatchObject({ current: '1.1.0', before: '1.0.0' });
  expect((await readdir(dir())).sort()).toEqual(['remotes.json', 'sample']);
});

/** What time does to the lock of a process that is gone. */
async function ageLock(): Promise<void> {
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(path.join(dir(), '.lock'), longAgo, longAgo);
}
