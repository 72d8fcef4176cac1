import { mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { addAgent, addWorkPhoto } from '../../../test/agents.ts';
import { testApp } from '../../../test/app.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { useDatabase } from '../../../test/use-server.ts';
import { createPhotoStore } from './copy-photos.ts';
import { removeOrphanedPhotos } from './remove-orphaned-photos.ts';

const folder = tempFolder();
const target = join(folder, 'media');
const photos = createPhotoStore(target);
const [USED, ORPHAN] = ['a'.repeat(32), 'b'.repeat(32)];
const HOUR_MS = 60 * 60 * 1_000;
const database = useDatabase();

beforeEach(() => {
  rmSync(target, { recursive: true, force: true });
});

const stored = () => readdirSync(target).sort();
/** Stores a photo and half of another one, as if some time ago. */
async function leave(age: number) {
  for (const id of [USED, ORPHAN]) await photos.save({ id, variants: [] });
  mkdirSync(join(target, '.draft-x'));
  mkdirSync(join(target, 'other'));
  const time = new Date(Date.now() - age);
  for (const name of stored()) utimesSync(join(target, name), time, time);
}
const remove = () => removeOrphanedPhotos(database.db, photos, new Date());

it('removes unreferenced photos and drafts after an hour, and nothing else', async () => {
  await addAgent(database.db, { image: USED });
  await leave(HOUR_MS + 1_000);
  await remove();
  expect(stored()).toEqual([USED, 'other']);
});

it('keeps photos of work', async () => {
  const { id: agentId } = await addAgent(database.db, { image: null });
  await addWorkPhoto(database.db, agentId, USED);
  await leave(HOUR_MS + 1_000);
  await remove();
  expect(stored()).toEqual([USED, 'other']);
});

it('keeps photos that may still be referenced', async () => {
  await leave(HOUR_MS - 60_000);
  await remove();
  expect(stored()).toEqual(['.draft-x', USED, ORPHAN, 'other']);
});

it('keeps a photo that was saved again', async () => {
  await leave(2 * HOUR_MS);
  await photos.save({ id: ORPHAN, variants: [] });
  await remove();
  expect(stored()).toEqual([ORPHAN, 'other']);
});

it('may run several times at once', async () => {
  await leave(2 * HOUR_MS);
  await Promise.all([remove(), remove(), remove()]);
  expect(stored()).toEqual(['other']);
});

it('accepts a folder that does not exist', async () => {
  await expect(remove()).resolves.toBeUndefined();
});

it('runs when a server starts', async () => {
  await leave(2 * HOUR_MS);
  const app = await testApp(database.db, folder);
  await app.listen({ port: 0, host: '127.0.0.1' });
  await vi.waitUntil(() => stored().length === 1, { timeout: 60_000, interval: 5 });
  await app.close();
  expect(stored()).toEqual(['other']);
});
