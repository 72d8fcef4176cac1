import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addAgent, addComment } from '../../../test/agents.ts';
import { cliProcesses } from '../../../test/cli-process.ts';
import { dbCommand } from '../../../test/db-command.ts';
import { put } from '../../../test/hosted-files.ts';
import { serverProcesses } from '../../../test/server-process.ts';
import { canMount, LISTED_DISK } from '../../../test/small-disk.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { useDatabase } from '../../../test/use-server.ts';
import { createPhotoStore, photosIn } from '../../modules/photos/index.ts';

const PHOTOS = 40;
const PHOTO_BYTES = 50_000;
const WAIT = { timeout: 60_000, interval: 2 };

const folder = tempFolder();
const database = useDatabase({ isEmptied: false });
const startCli = cliProcesses();
const startServer = serverProcesses();
const DATA_DIR = join(folder, 'data');
const root = join(folder, 'backups');
let backup: string;

beforeAll(async () => {
  const photos = createPhotoStore(photosIn(DATA_DIR));
  for (let index = 0; index < PHOTOS; index += 1) {
    const id = index.toString(16).padStart(32, '0');
    await photos.save({
      id,
      variants: [{ size: 96, format: 'webp', data: Buffer.alloc(PHOTO_BYTES, index) }],
    });
    const agent = await addAgent(database.db, { image: id });
    for (let comment = 0; comment < 50; comment += 1) await addComment(database.db, agent.id);
  }
  put(join(DATA_DIR, 'remotes/note.txt'), 'published');
  await dbCommand(['backup', root], { DATA_DIR, DATABASE_URL: database.url });
  backup = join(root, readdirSync(root).find((name) => name.startsWith('2')) ?? '');
});

describe.each([
  [
    'its database begins',
    'begun',
    (dir: string) => readdirSync(dir).some((name) => name.startsWith('postgres.')),
  ],
  ['photos arrive', 'photos', (dir: string) => existsSync(photosIn(dir))],
  ['rows arrive', 'rows', (dir: string) => existsSync(join(dir, 'remotes/note.txt'))],
])('a restore that is killed when %s', (_when, name, isThere) => {
  const target = join(folder, `restored-${name}`);

  it('is not a site, says so, and is completed by another restore', async () => {
    const restoring = startCli(['db', 'restore', backup], { DATA_DIR: target });
    await vi.waitUntil(() => existsSync(target) && isThere(target), WAIT);
    await restoring.kill();
    const server = startServer({ DATA_DIR: target });
    expect(await server.ended()).toBe(1);
    expect(server.stderr()).toMatch(
      /is being restored from a backup, or that was interrupted\. Run the restore again/,
    );
    const again = await dbCommand(['restore', backup], { DATA_DIR: target });
    expect(again).toMatchObject({ status: 0, stderr: '' });
    expect(again.stdout).toContain(`${String(PHOTOS)} photos`);
    expect(readdirSync(target).filter((each) => each.startsWith('postgres'))).toEqual(['postgres']);
    expect(await startServer({ DATA_DIR: target }).ready()).toContain('http');
  });
});

describe.skipIf(!canMount())('a disk that becomes full', () => {
  it.each([
    ['before any row is there', 16_000],
    ['while photos are copied', 600_000],
    ['before the last photo', PHOTOS * PHOTO_BYTES],
  ])('%s refuses a backup with words, and leaves none behind', async (_when, bytes) => {
    const disk = join(folder, `disk-${String(bytes)}`);
    mkdirSync(disk);
    const env = { DATA_DIR, DATABASE_URL: database.url, DISK: disk, SIZE: String(bytes) };
    const { status, stdout, stderr } = await startCli(['db', 'backup', disk], env, LISTED_DISK).ended();
    expect(stderr).toBe(`✗ There is no space left for ${disk}; the written part was removed\n`);
    expect([status, stdout.split('\n').filter((entry) => entry !== '' && entry !== '.backup.lock')]).toEqual([
      1,
      [],
    ]);
  });

  it('accepts a backup that it has space for', async () => {
    const disk = join(folder, 'disk-large');
    mkdirSync(disk);
    const env = { DATA_DIR, DATABASE_URL: database.url, DISK: disk, SIZE: String(2 * PHOTOS * PHOTO_BYTES) };
    expect(await startCli(['db', 'backup', disk], env, LISTED_DISK).ended()).toMatchObject({
      status: 0,
      stderr: '',
    });
  });
});
