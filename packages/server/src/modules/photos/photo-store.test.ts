import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../../../test/temp-folder.ts';
import type { Photo } from './process-photo.ts';
import { createPhotoStore } from './photo-store.ts';

const folder = tempFolder();
const photo: Photo = {
  id: 'abc',
  variants: [
    { size: 96, format: 'webp', data: Buffer.from('small') },
    { size: 640, format: 'jpg', data: Buffer.from('large') },
  ],
};

it('stores each variant under its size', async () => {
  const target = join(folder, 'media');
  await createPhotoStore(target).save(photo);
  expect(readdirSync(target)).toEqual(['abc']);
  expect(readdirSync(join(target, 'abc')).sort()).toEqual(['640.jpg', '96.webp']);
  expect(readFileSync(join(target, 'abc/640.jpg'), 'utf8')).toBe('large');
});

it('reads a photo as it was saved, and none that is not there', async () => {
  const store = createPhotoStore(join(folder, 'read'));
  await store.save(photo);
  const read = await store.read(photo.id);
  const byName = [...photo.variants].sort((a, b) => b.size - a.size);
  expect(read).toEqual({ id: photo.id, variants: byName });
  expect(await store.read('0123')).toBeUndefined();
});

it('stores a photo once that is saved several times at once', async () => {
  const target = join(folder, 'twice');
  const store = createPhotoStore(target);
  await Promise.all([store.save(photo), store.save(photo), store.save(photo)]);
  expect(readdirSync(target)).toEqual(['abc']);
});

it('leaves no files behind where saving fails', async () => {
  const target = join(folder, 'blocked');
  const store = createPhotoStore(target);
  await store.save({ id: 'other', variants: [] });
  const impossible: Photo = { id: 'missing/abc', variants: photo.variants };
  await expect(store.save(impossible)).rejects.toThrow();
  expect(readdirSync(target)).toEqual(['other']);
});

it('rejects where the folder cannot be created', async () => {
  writeFileSync(join(folder, 'file'), '');
  await expect(createPhotoStore(join(folder, 'file/media')).save(photo)).rejects.toThrow();
});

it('removes all variants of a photo, and may be called again', async () => {
  const target = join(folder, 'removed');
  const store = createPhotoStore(target);
  await store.save(photo);
  await store.remove(photo.id);
  await store.remove(photo.id);
  expect(readdirSync(target)).toEqual([]);
});
