import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../../../test/temp-folder.ts';
import type { Photo } from './process-photo.ts';
import { createFolderPhotoStore } from './folder-photo-store.ts';

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
  await createFolderPhotoStore(target).save(photo);
  expect(readdirSync(target)).toEqual(['abc']);
  expect(readdirSync(join(target, 'abc')).sort()).toEqual(['640.jpg', '96.webp']);
  expect(readFileSync(join(target, 'abc/640.jpg'), 'utf8')).toBe('large');
});

it('stores a photo once that is saved several times at once', async () => {
  const target = join(folder, 'twice');
  const store = createFolderPhotoStore(target);
  await Promise.all([store.save(photo), store.save(photo), store.save(photo)]);
  expect(readdirSync(target)).toEqual(['abc']);
});

it('leaves no files behind if saving fails', async () => {
  const target = join(folder, 'blocked');
  const store = createFolderPhotoStore(target);
  await store.save({ id: 'other', variants: [] });
  const impossible: Photo = { id: 'missing/abc', variants: photo.variants };
  await expect(store.save(impossible)).rejects.toThrow();
  expect(readdirSync(target)).toEqual(['other']);
});

it('rejects if the folder cannot be created', async () => {
  writeFileSync(join(folder, 'file'), '');
  await expect(createFolderPhotoStore(join(folder, 'file/media')).save(photo)).rejects.toThrow();
});
