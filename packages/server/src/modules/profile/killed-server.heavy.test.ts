import { agentPaths } from '@naija/contracts/http/agents';
import { eq } from 'drizzle-orm';
import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { agents, jobs } from '../../database/schema.ts';
import { createSession } from '../../../test/identity.ts';
import { addAgent } from '../../../test/agents.ts';
import { startTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { serverProcesses } from '../../../test/server-process.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { EDIT, file, multipart, photo } from '../../../test/profile-forms.ts';

const folder = tempFolder();
const startProcess = serverProcesses();
const photos = join(folder, 'media');
const WAIT = { timeout: 90_000, interval: 10 };
let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase(folder);
});
afterAll(() => database.stop());

const stored = () => (existsSync(photos) ? readdirSync(photos).sort() : []);
const upload = async (url: string, token: string, red: number) => {
  const { headers, payload } = await multipart({ ...EDIT, image: file(await photo(red)) });
  return fetch(`${url}${agentPaths.edit}`, {
    method: 'PUT',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(payload),
  });
};

it('leftovers of a killed server are removed by the next one that cleans up, and no photo in use', async () => {
  const { db } = database;
  const { id } = await addAgent(db, { image: null });
  const token = await createSession(db, id, new Date());
  const killed = startProcess({ DATA_DIR: folder });
  const url = await killed.ready();
  expect((await upload(url, token, 10)).status).toBe(201);
  const [used] = stored();

  // The locked row keeps an upload between its photo and its row.
  await db.transaction(async (tx) => {
    await tx.select().from(agents).where(eq(agents.id, id)).for('update');
    const unfinished = upload(url, token, 200).catch(() => undefined);
    await vi.waitUntil(() => stored().filter((name) => !name.startsWith('.')).length === 2, WAIT);
    killed.signal('SIGKILL');
    await Promise.all([unfinished, killed.ended()]);
  });
  expect((await db.select().from(agents).where(eq(agents.id, id)))[0]?.image).toBe(used);

  mkdirSync(join(photos, '.draft-half'));
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1_000);
  for (const name of stored()) utimesSync(join(photos, name), longAgo, longAgo);
  // The killed server has done the cleanup of this hour.
  await db.update(jobs).set({ dueAt: longAgo });
  await startProcess({ DATA_DIR: folder }).ready();
  await vi.waitUntil(() => stored().length === 1, WAIT);
  expect(stored()).toEqual([used]);
});
