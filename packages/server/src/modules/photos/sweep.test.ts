import { mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { emptyTables, startTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { photoFolder } from './store.ts';
import { sweepPhotos } from './sweep.ts';

const folder = tempFolder();
const place = join(folder, 'media');
const photos = photoFolder(place);
const [USED, ORPHAN] = ['a'.repeat(32), 'b'.repeat(32)];
const HOUR = 60 * 60 * 1_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase(folder);
});
afterAll(() => database.stop());
beforeEach(async () => {
  await emptyTables(database.db);
  rmSync(place, { recursive: true, force: true });
});

const stored = () => readdirSync(place).sort();
/** Stores a photo and half of one, as if a while ago. */
async function leave(age: number) {
  for (const id of [USED, ORPHAN]) await photos.save({ id, variants: [] });
  mkdirSync(join(place, '.draft-x'));
  mkdirSync(join(place, 'other'));
  const time = new Date(Date.now() - age);
  for (const name of stored()) utimesSync(join(place, name), time, time);
}
const sweep = () => sweepPhotos(database.db, photos, new Date());

it('photos that nobody has, and halves of photos, are gone after an hour, and nothing else', async () => {
  await addAgent(database.db, { image: USED });
  await leave(HOUR + 1_000);
  await sweep();
  expect(stored()).toEqual([USED, 'other']);
});

it('a photo that may still be given to somebody stays', async () => {
  await leave(HOUR - 60_000);
  await sweep();
  expect(stored()).toEqual(['.draft-x', USED, ORPHAN, 'other']);
});

it('a photo that is saved again looks new', async () => {
  await leave(2 * HOUR);
  await photos.save({ id: ORPHAN, variants: [] });
  await sweep();
  expect(stored()).toEqual([ORPHAN, 'other']);
});

it('two that sweep at once do not disturb each other', async () => {
  await leave(2 * HOUR);
  await Promise.all([sweep(), sweep(), sweep()]);
  expect(stored()).toEqual(['other']);
});

it('a folder that is not there is clean', async () => {
  await expect(sweep()).resolves.toBeUndefined();
});
