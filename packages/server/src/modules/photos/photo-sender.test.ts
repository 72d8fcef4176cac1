import { PHOTO_PREFIX } from '@naija/contracts/domain/photos';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { addAgent, addWorkPhoto } from '../../../test/agents.ts';
import { foldersIn } from '../../../test/app.ts';
import { useServer } from '../../../test/use-server.ts';
import { agents, type NewAgent } from '../../database/schema.ts';
import { createPhotoStore } from './copy-photos.ts';

const [IMAGE, OTHER] = ['a'.repeat(32), 'b'.repeat(32)];
const server = useServer();
const PATH = `${PHOTO_PREFIX}${IMAGE}/96.webp`;

beforeEach(async () => {
  const photos = createPhotoStore(foldersIn(server.folder).photos);
  for (const id of [IMAGE, OTHER])
    await photos.save({ id, variants: [{ size: 96, format: 'webp', data: Buffer.from(id) }] });
});

/** Waits until all changes so far have arrived. */
async function get(url = PATH, headers: Record<string, string> = {}) {
  await server.changes.sync();
  return server.app.inject({ url, headers });
}

const change = (id: string, fields: Partial<NewAgent>) =>
  server.db.update(agents).set(fields).where(eq(agents.id, id));

it.each(['hiddenAt', 'blockedAt', 'deletionDueAt'] as const)(
  'the photo of an agent with %s is not sent any more, and is again when that ends',
  async (column) => {
    const { id } = await addAgent(server.db, { image: IMAGE });
    const before = await get();
    expect(before.statusCode).toBe(200);
    await change(id, { [column]: new Date() });
    const hidden = await get(PATH, { 'if-none-match': String(before.headers.etag) });
    expect([hidden.statusCode, hidden.headers['cache-control']]).toEqual([404, 'no-store']);
    await change(id, { [column]: null });
    expect((await get()).statusCode).toBe(200);
  },
);

it('a photo that a visible agent has as well is sent', async () => {
  await addAgent(server.db, { image: IMAGE, hiddenAt: new Date() });
  const { id } = await addAgent(server.db, { image: IMAGE });
  expect((await get()).statusCode).toBe(200);
  await change(id, { image: OTHER });
  expect((await get()).statusCode).toBe(404);
});

it('a photo of the work of a hidden agent is not sent, unless a visible agent has it too', async () => {
  const { id } = await addAgent(server.db, { image: null, hiddenAt: new Date() });
  const { id: visible } = await addAgent(server.db, { image: null });
  // This request precedes the photo, so that only the change of the gallery announces it.
  expect((await get()).statusCode).toBe(200);
  await addWorkPhoto(server.db, id, IMAGE);
  expect((await get()).statusCode).toBe(404);
  await addWorkPhoto(server.db, visible, IMAGE);
  expect((await get()).statusCode).toBe(200);
  await change(visible, { image: OTHER, deletionDueAt: new Date() });
  expect((await get()).statusCode).toBe(404);
  await change(visible, { image: IMAGE, deletionDueAt: null });
  expect((await get()).statusCode).toBe(200);
});

it('other photos are sent, also one that no agent has yet', async () => {
  await addAgent(server.db, { image: IMAGE, hiddenAt: new Date() });
  expect((await get(`${PHOTO_PREFIX}${OTHER}/96.webp`)).statusCode).toBe(200);
});

it.each([PATH.replace('aaa', 'AAA'), PATH.replace('aaa', '%61aa'), `${PATH}?again`])(
  'the photo of a hidden agent has no second address: %s',
  async (path) => {
    await addAgent(server.db, { image: IMAGE, hiddenAt: new Date() });
    expect((await get(path)).statusCode).toBe(404);
  },
);

it('shared caches ask again within the hour', async () => {
  await addAgent(server.db, { image: IMAGE });
  expect((await get()).headers['cache-control']).toBe('public, max-age=31536000, s-maxage=3600, immutable');
});
