import { withFileLock } from '@naija/file-lock';
import { sql } from 'drizzle-orm';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { addAgent, addWorkPhoto } from '../../../test/agents.ts';
import { dbCommand } from '../../../test/db-command.ts';
import { put } from '../../../test/hosted-files.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { useDatabase } from '../../../test/use-server.ts';
import { sumOf } from '../../../test/scrape.ts';
import { MODULES } from '../../app.ts';
import { addDatabaseMetrics } from '../../modules/infrastructure/database-metrics.ts';
import { feeAnswerKeys } from '../../database/schema.ts';
import { createPhotoStore, photosIn } from '../../modules/photos/index.ts';
import { createMetrics } from '../../platform/metrics/metrics.ts';

const folder = tempFolder();
const database = useDatabase();
const dataDir = join(folder, 'data');
const store = createPhotoStore(photosIn(dataDir));
const [PHOTO, OTHER] = ['a'.repeat(32), 'b'.repeat(32)];
const RELEASE = 'remotes/auth/1.0.0/release.json';
let number = 0;
let root: string;

beforeEach(async () => {
  number += 1;
  root = join(folder, `backups-${String(number)}`);
  for (const id of [PHOTO, OTHER])
    await store.save({ id, variants: [{ size: 96, format: 'webp', data: Buffer.from(`photo ${id}`) }] });
  await addAgent(database.db, { image: PHOTO });
  put(join(dataDir, RELEASE), '{}');
});

const command = (...argv: string[]) => dbCommand(argv, { DATA_DIR: dataDir, DATABASE_URL: database.url });
const names = () => readdirSync(root).filter((name) => name !== '.backup.lock');
/** Makes a backup; returns its folder. */
async function backUp(...options: string[]): Promise<string> {
  const { stderr } = await command('backup', root, ...options);
  expect(stderr).toBe('');
  return join(root, names().sort().at(-1) ?? '');
}
const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true }).map((entry) =>
    join(entry.parentPath, entry.name),
  );

describe('naija db backup', () => {
  it('contains the photos of agents, and only its owner can read it', async () => {
    const backup = await backUp();
    expect(readdirSync(join(backup, 'photos'))).toEqual([PHOTO]);
    const modes = [backup, ...filesIn(backup)]
      .map((file) => statSync(file))
      .map((found) => {
        return `${found.isDirectory() ? 'folder' : 'file'} ${(found.mode & 0o777).toString(8)}`;
      });
    expect([...new Set(modes)].sort()).toEqual(['file 600', 'folder 700']);
  });

  it('has no keys that make marks of mailboxes comparable with guesses', async () => {
    const { id: agentId } = await addAgent(database.db, { image: PHOTO });
    await database.db.insert(feeAnswerKeys).values({ agentId, key: Buffer.alloc(32, 1) });
    const file = readFileSync(join(await backUp(), 'tables/fee_answer_keys.copy.gz'));
    expect(gunzipSync(file).toString()).toBe('');
  });

  it('has the photos of their work', async () => {
    const { id } = await addAgent(database.db, { image: PHOTO });
    await addWorkPhoto(database.db, id, OTHER);
    expect(readdirSync(join(await backUp(), 'photos')).sort()).toEqual([PHOTO, OTHER].sort());
  });

  it('needs no space for photos and releases that the previous backup has', async () => {
    const [first, second] = [await backUp(), await backUp()];
    for (const file of [`photos/${PHOTO}/96.webp`, `releases/${RELEASE}`])
      expect(statSync(join(second, file)).ino).toBe(statSync(join(first, file)).ino);
    expect(await command('verify', second)).toMatchObject({ status: 0 });
  });

  it('copies a photo again that was removed from the previous backup', async () => {
    rmSync(join(await backUp(), `photos/${PHOTO}`), { recursive: true });
    const second = await backUp();
    expect(await command('verify', second)).toMatchObject({ status: 0, stderr: '' });
  });

  it('names photos that agents have and that are lost, and backs up everything else', async () => {
    await addAgent(database.db, { image: 'c'.repeat(32) });
    const { status, stderr } = await command('backup', root);
    expect([status, stderr]).toEqual([
      0,
      `1 photo that agents have could not be found, and not be backed up: ${'c'.repeat(32)}\n`,
    ]);
    expect(await command('verify', join(root, names()[0] ?? ''))).toMatchObject({ status: 0 });
  });

  it('keeps the newest complete ones, and never counts one that was interrupted', async () => {
    const [first, second] = [await backUp(), await backUp()];
    // A killed process and a full disk leave such files.
    mkdirSync(join(root, '.incomplete-2026-11-24T09-12-33.123Z'));
    mkdirSync(join(root, '2099-01-01T00-00-00.000Z/tables'), { recursive: true });
    put(join(root, 'notes.txt'), 'not ours');
    expect((await command('backup', root, '--keep', '2')).stdout).toContain('Removed 1 older backup.\n');
    expect(names()).not.toContain(first.slice(root.length + 1));
    expect(names()).toContain(second.slice(root.length + 1));
    expect(names().sort().slice(-2)).toEqual(['2099-01-01T00-00-00.000Z', 'notes.txt']);
    expect(names()).toHaveLength(4);
  });

  it('is known to servers when it is complete, and is not a waiting job', async () => {
    const backedUpAt = async () => {
      const metrics = await createMetrics();
      addDatabaseMetrics(
        metrics,
        { db: database.db, load: () => ({ total: 0, idle: 0, waiting: 0 }) },
        MODULES,
      );
      const text = await metrics.registry.metrics();
      expect(sumOf(text, 'naija_jobs_pending', { queue: 'jobs' })).toBe(0);
      return sumOf(text, 'naija_backup_completed_timestamp_seconds');
    };
    expect(await backedUpAt()).toBeUndefined();
    await backUp();
    const first = (await backedUpAt()) ?? 0;
    expect(Math.abs(Date.now() / 1_000 - first)).toBeLessThan(600);
    await backUp();
    expect(await backedUpAt()).toBeGreaterThan(first);
  });

  it('is complete even if the database cannot record it, and the command reports that', async () => {
    await database.db.execute(sql`alter table jobs rename column duration_ms to took`);
    const { status, stderr } = await command('backup', root);
    await database.db.execute(sql`alter table jobs rename column took to duration_ms`);
    expect([status, stderr]).toEqual([
      0,
      expect.stringMatching(/^The backup is complete, but .*BackupOverdue.*duration_ms/) as string,
    ]);
    expect(await command('verify', join(root, names()[0] ?? ''))).toMatchObject({ status: 0 });
  });

  it('is refused while another one is made in the same folder', async () => {
    await backUp();
    const { status, stderr } = await withFileLock(join(root, '.backup.lock'), 1_000, () =>
      command('backup', root),
    );
    expect([status, stderr]).toEqual([1, `✗ Another process is making a backup in ${root}\n`]);
  });

  it.each([
    ['a folder of the server', () => join(dataDir, 'backups'), /which would be lost with it/],
    ['a file', () => join(dataDir, RELEASE).replace(dataDir, `${folder}/file`), /is a file: choose a folder/],
    [
      'a folder inside a file',
      () => join(folder, 'file', RELEASE, 'x'),
      /cannot be written \((ENOTDIR|EEXIST)\)/,
    ],
  ])('is refused in %s', async (_what, where, words) => {
    put(join(folder, 'file', RELEASE), '');
    const { status, stderr } = await command('backup', where());
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(words) as string });
  });

  it.each(['0', '-1', 'all', '1.5'])('does not keep %s', async (count) => {
    expect(await command('backup', root, '--keep', count)).toMatchObject({ status: 2 });
  });
});

describe('naija db verify', () => {
  it('restores the rows into a temporary database on request', async () => {
    const { status, stdout, stderr } = await command('verify', await backUp(), '--restore');
    expect([status, stderr, stdout]).toEqual([
      0,
      '',
      expect.stringContaining('its rows were restored and compared') as string,
    ]);
  });

  it.each([
    ['tables/agents.copy.gz', (bytes: Buffer) => bytes.subarray(0, -20), 'cannot be read'],
    ['tables/agents.copy.gz', () => gzipSync(''), 'has 0 rows, and not the 1'],
    ['tables/agents.copy.gz', () => gzipSync('other\n'), 'is damaged'],
    ['photos.txt', () => Buffer.from(''), 'is missing or damaged'],
    [`photos/${PHOTO}/96.webp`, () => Buffer.from('x'), 'is damaged. Remove it'],
    [`releases/${RELEASE}`, () => Buffer.from('x'), 'is missing or damaged'],
  ])('finds that %s is damaged', async (name, damage, words) => {
    const backup = await backUp();
    const file = join(backup, name);
    writeFileSync(file, damage(readFileSync(file)));
    const { status, stderr } = await command('verify', backup);
    expect([status, stderr.split('\n').length]).toEqual([1, 3]);
    expect(stderr).toContain(words);
  });

  it.each([
    ['', 'is not a complete backup: manifest.json cannot be read (ENOENT)'],
    ['{"format":', 'is damaged, or of a version that this one cannot read'],
    ['{"format":2}', 'is damaged, or of a version that this one cannot read'],
  ])('says of the manifest %j what is wrong with it', async (manifest, words) => {
    const backup = join(root, 'some');
    mkdirSync(backup, { recursive: true });
    if (manifest !== '') put(join(backup, 'manifest.json'), manifest);
    const { status, stderr } = await command('verify', backup);
    expect(status).toBe(1);
    expect(stderr).toContain(words);
  });

  it('writes to no file outside its folders, whatever the manifest says', async () => {
    const backup = await backUp();
    const file = join(backup, 'manifest.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('remotes/auth/', 'remotes/../../'));
    expect(await command('verify', backup)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is damaged, or of a version') as string,
    });
  });
});
