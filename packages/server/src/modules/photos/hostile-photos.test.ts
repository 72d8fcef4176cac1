import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { leastTime } from '../../../test/timing.ts';
import { processPhoto } from './process-photo.ts';
import { SMALL_HOSTILE_IMAGES } from '../../../test/images/hostile-images.ts';
import { flatPng } from '../../../test/images/png.ts';

const MIB = 1024 * 1024;
const SIDE = 20_000;
const plain = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: { r: 200, g: 20, b: 20 } } });

describe('a file is refused with a message that says what to do', () => {
  const jpeg = plain(900).jpeg().toBuffer();
  it.each([
    ['HTML', '<!doctype html><script>alert(1)</script>', FIELD_MESSAGES.imageType],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', FIELD_MESSAGES.imageType],
    [
      'a drawing in XML',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
      FIELD_MESSAGES.imageType,
    ],
    ['a document', '%PDF-1.7', FIELD_MESSAGES.imageType],
    ['a film', '\0\0\0\x18ftypisom\0\0\0\0isom', FIELD_MESSAGES.imageFormat],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', FIELD_MESSAGES.imageHeic],
    ['TIFF', 'II*\0\x08\0\0\0', FIELD_MESSAGES.imageFormat],
    ['the beginning of a JPEG alone', '\xff\xd8\xff\xe0', FIELD_MESSAGES.imageDamaged],
    ['the beginning of a PNG alone', '\x89PNG\r\n\x1a\n', FIELD_MESSAGES.imageDamaged],
    ['the beginning of a WebP alone', 'RIFF\xff\xff\xff\xffWEBPVP8 ', FIELD_MESSAGES.imageDamaged],
    ['the beginning of a GIF alone', 'GIF89a\xff\xff\xff\xff', FIELD_MESSAGES.imageDamaged],
    ['the beginning of an AVIF alone', '\0\0\0\x18ftypavif\0\0\0\0', FIELD_MESSAGES.imageDamaged],
  ])('%s', async (_what, content, message) => {
    await expect(processPhoto(Buffer.from(content, 'latin1'))).rejects.toThrow(message);
  });

  it.each([0.02, 0.5, 0.99])('a JPEG cut at %d of its length', async (share) => {
    const whole = await jpeg;
    const part = whole.subarray(0, Math.floor(whole.length * share));
    await expect(processPhoto(part)).rejects.toThrow(FIELD_MESSAGES.imageDamaged);
  });

  it('the message for unsupported formats names the supported ones', () => {
    expect(FIELD_MESSAGES.imageFormat).toMatch(/JPEG.*PNG.*WebP/);
  });
});

it.each(SMALL_HOSTILE_IMAGES)('%s is refused or accepted as listed', async (_what, make, refusal) => {
  const outcome = processPhoto(await make()).then(
    () => undefined,
    (error: unknown) => (error as Error).message,
  );
  expect(await outcome).toBe(refusal);
});

it(`a PNG of ${String(SIDE)} by ${String(SIDE)} pixels is refused at once, without memory for its pixels`, async () => {
  const bomb = await flatPng({ side: SIDE, depth: 1, colour: 'grey' });
  await expect(processPhoto(await flatPng({ side: 100, depth: 1, colour: 'grey' }))).resolves.toBeDefined();
  const refused = () => expect(processPhoto(bomb)).rejects.toThrow(FIELD_MESSAGES.imagePixels);
  const before = process.memoryUsage.rss();
  await refused();
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * MIB);
  expect(await leastTime(1_000, refused)).toBeLessThan(1_000);
});

it('only the first of 1,000 frames of an animation is stored, as fast as a photo', async () => {
  const first = await plain(64).gif().toBuffer();
  const screen = first.subarray(0, first.indexOf(Buffer.from([0x21])));
  const frames = first.subarray(screen.length, -1);
  const gif = Buffer.concat([screen, ...Array.from({ length: 1_000 }, () => frames), Buffer.from([0x3b])]);
  expect((await sharp(gif).metadata()).pages).toBe(1_000);
  const { variants } = await processPhoto(gif);
  expect(await leastTime(2_000, () => processPhoto(gif))).toBeLessThan(2_000);
  const pages = await Promise.all(variants.map(async ({ data }) => (await sharp(data).metadata()).pages));
  expect(new Set(pages)).toEqual(new Set([undefined]));
});

it.each(['webp', 'gif', 'avif', 'png'] as const)('a photo may be in the format %s', async (format) => {
  const photo = await processPhoto(await plain(200).toFormat(format).toBuffer());
  expect(photo.variants).toHaveLength(6);
});

it('a photo with bytes after its end is accepted, as many cameras write it', async () => {
  const whole = await plain(200).jpeg().toBuffer();
  await expect(processPhoto(Buffer.concat([whole, Buffer.from('SEFT trailer')]))).resolves.toBeDefined();
});

it('a photo is refused with 503 while the queue is full', async () => {
  // Damaged images keep the decoders fast.
  const damaged = Buffer.from('GIF89a\xff\xff\xff\xff', 'latin1');
  const results = await Promise.allSettled(Array.from({ length: 60 }, () => processPhoto(damaged)));
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : []));
  const messages = new Set(reasons.map(({ message }) => message));
  expect([messages.size, messages.has(FIELD_MESSAGES.imageDamaged)]).toEqual([2, true]);
  expect(reasons.find(({ message }) => message !== FIELD_MESSAGES.imageDamaged)).toMatchObject({
    statusCode: 503,
  });
});
