import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readReleasesStatus } from './status.ts';
import { publishers } from '../test/publishers.ts';
import { remotesFolder } from '../test/remotes-folder.ts';

const { dir, built, publish, listed } = remotesFolder();
const startPublisher = publishers();
const ROUNDS = 10;

test('two teams that publish simultaneously are both listed, every time', async () => {
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
  expect(await publish({ version: '1.1.0' })).toMatchObject({ current: '1.1.0', before: '1.0.0' });
  expect((await readdir(dir())).sort()).toEqual(['remotes.json', 'sample']);
});
