import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from '../../db-cli/run.ts';
import { tempFolder } from '../../../test/temp-folder.ts';
import { useS3Server } from '../../../test/use-s3-server.ts';
import { createPhotoStore } from './copy-photos.ts';
import type { Photo } from './process-photo.ts';

const folder = tempFolder();
const bucket = useS3Server();
const photoOf = (number: number): Photo => ({
  id: String(number).padStart(32, '0'),
  variants: [
    { size: 96, format: 'webp', data: Buffer.from(`small ${String(number)}`) },
    // Sizes of a portrait and of a photo of work.
    { size: number % 2 === 0 ? 640 : 1280, format: 'jpg', data: Buffer.from(`large ${String(number)}`) },
  ],
});

async function copy(env: Record<string, string>) {
  let [stdout, stderr] = ['', ''];
  const status = await run('db', ['copy-photos'], {
    stdout: (text) => (stdout += text),
    stderr: (text) => (stderr += text),
    cwd: process.cwd(),
    env: { DATA_DIR: folder, ...env },
  });
  return { status, stdout, stderr };
}

it('photos move from a folder to a bucket, also after an interruption, and damaged ones are written again', async () => {
  const source = createPhotoStore(join(folder, 'media'));
  for (let number = 0; number < 12; number += 1) await source.save(photoOf(number));
  const { env } = bucket.server;
  const target = createPhotoStore(bucket.objects);
  await target.save(photoOf(3));
  await bucket.objects.write(`photos/${photoOf(5).id}/1280.jpg`, Buffer.from('half of'));
  expect(await copy(env)).toEqual({ status: 0, stdout: '11 photos copied, 1 were there.\n', stderr: '' });
  for (let number = 0; number < 12; number += 1) {
    const found = await target.read(photoOf(number).id);
    const texts = found?.variants.map(({ data }) => String(data)).sort();
    expect(texts).toEqual([`large ${String(number)}`, `small ${String(number)}`]);
  }
  expect((await copy(env)).stdout).toBe('0 photos copied, 12 were there.\n');
});

it('says what is missing, and that the bucket is away', async () => {
  expect(await copy({})).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Set STORAGE_URL') as string,
  });
  await createPhotoStore(join(folder, 'media')).save(photoOf(99));
  await bucket.server.goDown();
  const { status, stderr } = await copy(bucket.server.env);
  await bucket.server.comeBack();
  expect([status, stderr]).toEqual([1, expect.stringContaining('cannot be reached') as string]);
});
