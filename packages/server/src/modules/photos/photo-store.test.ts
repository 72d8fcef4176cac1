import { join } from 'node:path';
import Fastify from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../../../test/temp-folder.ts';
import { useS3Server } from '../../../test/use-s3-server.ts';
import { createPhotoStore } from './copy-photos.ts';
import type { PhotoStore } from './photo-store.ts';
import type { Photo } from './process-photo.ts';

const folder = tempFolder();
const bucket = useS3Server();
const [ID, OTHER] = ['a'.repeat(32), 'b'.repeat(32)];
const photo: Photo = {
  id: ID,
  variants: [
    { size: 96, format: 'webp', data: Buffer.from('small') },
    { size: 640, format: 'jpg', data: Buffer.from('large one') },
  ],
};
let folders = 0;

describe.each([
  ['a folder', () => createPhotoStore(join(folder, String((folders += 1))))],
  ['a bucket', () => createPhotoStore(bucket.objects)],
])('in %s', (_where, open) => {
  let photos: PhotoStore;
  beforeEach(async () => {
    await bucket.objects.remove(await bucket.keys());
    photos = open();
  });

  const listed = async () => {
    const found = [];
    for await (const one of photos.list()) found.push(one);
    return found;
  };
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const app = Fastify().get<{ Params: { '*': string } }>('/media/*', ({ params }, reply) =>
      photos.send(reply, params['*']),
    );
    const response = await app.inject({ url, headers });
    await app.close();
    return response;
  };

  it('a photo is read as it was saved, and counts by its bytes', async () => {
    await photos.save(photo);
    const read = await photos.read(ID);
    const variants = read?.variants.map(({ size, format, data }) => [size, format, String(data)]);
    expect(variants?.sort()).toEqual([
      [640, 'jpg', 'large one'],
      [96, 'webp', 'small'],
    ]);
    expect(await photos.sizeOf(ID)).toBe(14);
    expect([await photos.read(OTHER), await photos.sizeOf(OTHER)]).toEqual([undefined, 0]);
  });

  it('each photo is listed once, with the time when it was last saved', async () => {
    expect(await listed()).toEqual([]);
    const start = Date.now();
    for (const id of [ID, OTHER, ID]) await photos.save({ ...photo, id });
    const found = await listed();
    expect(found.map(({ id }) => id).sort()).toEqual([ID, OTHER]);
    // Storages keep whole seconds.
    for (const { modifiedAt } of found) expect(modifiedAt.getTime()).toBeGreaterThan(start - 2_000);
  });

  it('a photo is removed with all its files, and may be removed again', async () => {
    for (const id of [ID, OTHER]) await photos.save({ ...photo, id });
    await photos.remove(ID);
    await photos.remove(ID);
    expect([await photos.read(ID), (await listed()).map(({ id }) => id)]).toEqual([undefined, [OTHER]]);
    expect((await get(`/media/${ID}/640.jpg`)).statusCode).toBe(404);
  });

  it('a file is cached for a year, revalidated without a body, and sent in parts on request', async () => {
    await photos.save(photo);
    const { statusCode, headers, body } = await get(`/media/${ID}/640.jpg`);
    expect([statusCode, body]).toEqual([200, 'large one']);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': '9',
      'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
      'accept-ranges': 'bytes',
    });
    const etag = String(headers.etag);
    const again = await get(`/media/${ID}/640.jpg`, { 'if-none-match': etag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    for (const [range, part] of [
      ['bytes=1-3', 'arg'],
      ['bytes=6-', 'one'],
      ['bytes=-3', 'one'],
      ['bytes=6-99', 'one'],
    ] as const) {
      const { statusCode: status, body: some } = await get(`/media/${ID}/640.jpg`, { range });
      expect([range, status, some]).toEqual([range, 206, part]);
    }
    const beyond = await get(`/media/${ID}/640.jpg`, { range: 'bytes=9-' });
    expect(beyond.statusCode).toBe(416);
  });

  it.each([
    `/media/${OTHER}/640.jpg`,
    `/media/${ID}/640.png`,
    `/media/${ID}/`,
    `/media/${ID}`,
    `/media/${ID}/..%2f${ID}/640.jpg`,
    `/media/${ID}/640%2ejpg`,
    `/media//${ID}/640.jpg`,
    '/media/../uploads/x',
  ])('nothing else is sent: %s', async (url) => {
    await photos.save(photo);
    expect((await get(url)).statusCode).toBe(404);
  });
});

it('an unreachable bucket is not reported as a missing photo', async () => {
  const photos = createPhotoStore(bucket.objects);
  await photos.save(photo);
  await bucket.server.goDown();
  const outcomes = await Promise.allSettled([photos.save(photo), photos.read(ID), photos.check()]);
  await bucket.server.comeBack();
  for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { statusCode: 503 } });
  await photos.check();
  expect((await photos.read(ID))?.variants).toHaveLength(2);
});
