import { agentPaths } from '@naija/contracts/http/agents';
import { photoUrl } from '@naija/contracts/domain/photos';
import { startEmbeddedPostgres } from '@naija/embedded-postgres';
import { sql } from 'drizzle-orm';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { startTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { dbCommand } from '../../../test/db-command.ts';
import { put } from '../../../test/hosted-files.ts';
import { serverProcesses } from '../../../test/server-process.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { replacePhoto, startWriters, type Acknowledged } from '../../../test/writers.ts';
import { openDatabase, type Queryable } from '../../database/database.ts';
import { createPhotoStore, photosIn } from '../../modules/photos/index.ts';

const AGENTS = 20;
const WRITERS = 3;
const WAIT = { timeout: 60_000, interval: 5 };

const folder = tempFolder();
const startProcess = serverProcesses();
const DATA_DIR = join(folder, 'data');
const photos = createPhotoStore(photosIn(DATA_DIR));
const restored = join(folder, 'restored');
const backups = join(folder, 'backups');
let database: TestDatabase;
let backup: string;
let acknowledged: Acknowledged[];
let beganAt: number;

beforeAll(async () => {
  database = await startTestDatabase(DATA_DIR);
});
afterAll(() => database.stop());

it('a backup is made while visitors write, none of whom notices', async () => {
  const { db } = database;
  const agentIds = [];
  for (let index = 0; index < AGENTS; index += 1) {
    const { id } = await addAgent(db, { image: null });
    await replacePhoto(db, photos, id);
    agentIds.push(id);
  }
  put(join(DATA_DIR, 'remotes/note.txt'), 'published');
  const url = await startProcess({ DATA_DIR }).ready();
  const writers = startWriters({ url, db, photos }, agentIds, WRITERS);
  await vi.waitUntil(() => writers.acknowledged.length >= 50, WAIT);
  beganAt = Date.now();
  const result = await dbCommand(['backup', backups], { DATA_DIR });
  const seen = writers.acknowledged.length;
  await vi.waitUntil(() => writers.acknowledged.length > seen, WAIT);
  await writers.stop();
  expect(result).toMatchObject({ status: 0, stderr: '' });
  acknowledged = writers.acknowledged;
  backup = join(backups, readdirSync(backups).find((name) => name.startsWith('2')) ?? '');
  expect(await dbCommand(['verify', backup])).toMatchObject({ status: 0, stderr: '' });
});

it('a restore that fails leaves no database, and can be repeated', async () => {
  const file = join(backup, 'manifest.json');
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, whole.replace(/"rows": 20,/, '"rows": 21,'));
  const { status, stderr } = await dbCommand(['restore', backup], { DATA_DIR: restored });
  writeFileSync(file, whole);
  expect([status, stderr]).toEqual([1, expect.stringContaining('has 20 rows, and not the 21') as string]);
  expect(readdirSync(restored)).not.toContain('postgres');
});

it('repeated, it has every write that was acknowledged before the backup began, and nothing in part', async () => {
  expect(await dbCommand(['restore', backup], { DATA_DIR: restored })).toMatchObject({
    status: 0,
    stderr: '',
  });
  const server = startProcess({ DATA_DIR: restored });
  const url = await server.ready();
  await withRows(async (db) => {
    const { rows } = await db.execute<{ content: string }>(sql`select content from comments`);
    const contents = new Set(rows.map(({ content }) => content));
    const before = acknowledged.filter(({ at }) => at <= beganAt);
    expect(before.length).toBeGreaterThanOrEqual(50);
    expect(before.filter(({ content }) => !contents.has(content))).toEqual([]);
    const orphans = sql`select from comments where not exists (select from agents where agents.id = agent_id)`;
    expect((await db.execute(orphans)).rows).toEqual([]);

    const { rows: kept } = await db.execute<{ id: string; image: string }>(sql`select id, image from agents`);
    expect(kept).toHaveLength(AGENTS);
    for (const { id, image } of kept)
      for (const path of [photoUrl(image, 320, 'webp'), agentPaths.byId(id)])
        expect((await fetch(`${url}${path}`)).status).toBe(200);
  });
  server.signal('SIGTERM');
  expect(await server.ended()).toBe(0);
  expect(readFileSync(join(restored, 'remotes/note.txt'), 'utf8')).toBe('published');
});

/** Reads the restored database, beside its server. */
async function withRows(work: (db: Queryable) => Promise<void>): Promise<void> {
  const { connection, stop } = await startEmbeddedPostgres({ dir: join(restored, 'postgres') });
  const { db, close } = openDatabase(connection, () => undefined, { timeoutFactor: 12 });
  await work(db).finally(close).finally(stop);
}

it('restores to no folder that has something else', async () => {
  expect(await dbCommand(['restore', backup], { DATA_DIR })).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^✗ .* is not empty: there is .* Restore into a new folder/) as string,
  });
  const DATABASE_URL = 'postgres://db.example/agents';
  expect(await dbCommand(['restore', backup], { DATA_DIR, DATABASE_URL })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('use import') as string,
  });
});
