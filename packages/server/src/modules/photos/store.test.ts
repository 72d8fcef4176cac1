import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../../../test/temp-folder.ts';
import type { Photo } from './pipeline.ts';
import { photoFolder } from './store.ts';

const folder = tempFolder();
const photo: Photo = {
  id: 'abc',
  variants: [
    { size: 96, format: 'webp', data: Buffer.from('small') },
    { size: 640, format: 'jpg', data: Buffer.from('large') },
  ],
};

it('a photo lies where it is served from, each variant under its size', async () => {
  const place = join(folder, 'media');
  await photoFolder(place).save(photo);
  expect(readdirSync(place)).toEqual(['abc']);
  expect(readdirSync(join(place, 'abc')).sort()).toEqual(['640.jpg', '96.webp']);
  expect(readFileSync(join(place, 'abc/640.jpg'), 'utf8')).toBe('large');
});

it('a photo that several agents upload at once is kept once', async () => {
  const place = join(folder, 'twice');
  const store = photoFolder(place);
  await Promise.all([store.save(photo), store.save(photo), store.save(photo)]);
  expect(readdirSync(place)).toEqual(['abc']);
});

it('a photo that cannot be stored fails, and leaves nothing behind', async () => {
  const place = join(folder, 'blocked');
  const store = photoFolder(place);
  await store.save({ id: 'other', variants: [] });
  const impossible: Photo = { id: 'missing/abc', variants: photo.variants };
  await expect(store.save(impossible)).rejects.toThrow();
  expect(readdirSync(place)).toEqual(['other']);
});

it('a folder that cannot be made fails', async () => {
  writeFileSync(join(folder, 'file'), '');
  await expect(photoFolder(join(folder, 'file/media')).save(photo)).rejects.toThrow();
});

it('a photo that is removed is gone whole, and may be gone already', async () => {
  const place = join(folder, 'removed');
  const store = photoFolder(place);
  await store.save(photo);
  await store.remove(photo.id);
  await store.remove(photo.id);
  expect(readdirSync(place)).toEqual([]);
});
