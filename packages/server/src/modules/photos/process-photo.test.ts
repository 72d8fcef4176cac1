import { PHOTO_SIZES } from '@naija/contracts/domain/photos';
import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  processPhoto,
  processWorkPhoto,
  MAX_VARIANT_BYTES,
  MAX_PIXELS,
  InvalidPhotoError,
  type Photo,
} from './process-photo.ts';

const RED = { r: 200, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 200 };

function plain(width: number, height: number, background = RED) {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A photo whose upper half is red, as a camera stores it when held sideways. */
function sideways(): Promise<Buffer> {
  const right = { input: { create: { width: 400, height: 800, channels: 3 as const, background: RED } } };
  return plain(800, 800, BLUE)
    .composite([{ ...right, left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Someone' }, IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Image that compresses worst: every pixel has one of the eight strongest colours at random. */
function noise(side: number): Promise<Buffer> {
  const pixels = randomFillSync(Buffer.alloc(side * side * 3)).map((byte) => (byte % 2) * 255);
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
}

async function pixel(photo: Photo, x: number, y: number) {
  const large = photo.variants.find(({ size, format }) => size === 640 && format === 'jpg');
  const [r = 0, , b = 0] = await sharp(large?.data)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return r > b ? 'red' : 'blue';
}

describe('a photo', () => {
  it('is stored square in every size and format', async () => {
    const { variants } = await processPhoto(await plain(1200, 700).png().toBuffer());
    const made = await Promise.all(
      variants.map(async ({ size, data }) => {
        const { width, height, format } = await sharp(data).metadata();
        return [size, width, height, format];
      }),
    );
    const wanted = PHOTO_SIZES.flatMap((size) =>
      ['webp', 'jpeg'].map((format) => [size, size, size, format]),
    );
    expect(made).toHaveLength(wanted.length);
    expect(made).toEqual(expect.arrayContaining(wanted));
  });

  it('loses its metadata, such as place and author', async () => {
    const { variants } = await processPhoto(await sideways());
    for (const { data } of variants) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(data).metadata();
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
    }
  });

  it('stands upright, however the camera was held', async () => {
    const photo = await processPhoto(await sideways());
    expect([await pixel(photo, 320, 20), await pixel(photo, 320, 620)]).toEqual(['red', 'blue']);
  });

  it('stays below the limit of link previews, however little it compresses', async () => {
    const { variants } = await processPhoto(await noise(640));
    const sizes = variants.filter(({ format }) => format === 'jpg').map(({ data }) => data.length);
    expect(Math.max(...sizes)).toBeGreaterThan(MAX_VARIANT_BYTES / 2);
    expect(Math.max(...sizes)).toBeLessThan(MAX_VARIANT_BYTES);
  });

  it('has the same id for the same picture, and another one for another', async () => {
    const [one, same, other] = await Promise.all([
      processPhoto(await plain(700, 700).png().toBuffer()),
      processPhoto(await plain(700, 700).png().toBuffer()),
      processPhoto(await plain(700, 700, BLUE).png().toBuffer()),
    ]);
    expect(one.id).toMatch(/^[0-9a-f]{32}$/);
    expect([same.id === one.id, other.id === one.id]).toEqual([true, false]);
  });
});

describe('a file is refused', () => {
  it('with more pixels than can be decoded safely', async () => {
    const bomb = await plain(10_000, MAX_PIXELS / 10_000 + 1)
      .png({ compressionLevel: 1 })
      .toBuffer();
    await expect(processPhoto(bomb)).rejects.toThrow(InvalidPhotoError);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('not a photo')],
    [
      'a drawing that may load other files',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
  ])('that holds %s', async (_what, file) => {
    await expect(processPhoto(file)).rejects.toThrow(InvalidPhotoError);
  });

  it('that is cut off', async () => {
    const whole = await plain(900, 900).png().toBuffer();
    await expect(processPhoto(whole.subarray(0, whole.length / 2))).rejects.toThrow(InvalidPhotoError);
  });
});

describe('a photo of work', () => {
  const sizesOf = async ({ variants }: Photo) => {
    const made = await Promise.all(
      variants
        .filter(({ format }) => format === 'webp')
        .map(async ({ size, data }) => {
          const { width, height } = await sharp(data).metadata();
          return [size, [width, height]] as const;
        }),
    );
    return Object.fromEntries(made);
  };

  it.each([
    ['wide', 2000, 1000, { 160: [160, 160], 320: [320, 320], 640: [640, 320], 1280: [1280, 640] }],
    ['high', 900, 1800, { 160: [160, 160], 320: [320, 320], 640: [320, 640], 1280: [640, 1280] }],
    ['small', 500, 250, { 160: [160, 160], 320: [320, 320], 640: [500, 250], 1280: [500, 250] }],
  ])('that is %s is not cut but in its squares, and not enlarged', async (_what, width, height, wanted) => {
    const photo = await processWorkPhoto(await plain(width, height).png().toBuffer());
    expect(await sizesOf(photo)).toEqual(wanted);
    expect([photo.width, photo.height]).toEqual(wanted[1280]);
  });

  it('stays below the limit of one file, however little it compresses', async () => {
    const { variants } = await processWorkPhoto(await noise(700));
    expect(Math.max(...variants.map(({ data }) => data.length))).toBeLessThan(2 * MAX_VARIANT_BYTES);
  });
});
