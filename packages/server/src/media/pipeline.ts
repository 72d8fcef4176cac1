import { PHOTO_SIZES, type PhotoFormat, type PhotoSize } from '@naija/contracts/domain/photos';
import { createHash } from 'node:crypto';
import sharp, { type OutputInfo, type Sharp } from 'sharp';

/** One encoded size of a photo. */
export interface PhotoVariant {
  size: PhotoSize;
  format: PhotoFormat;
  data: Buffer;
}

/** A photo as it is kept: `id` is the hash of its variants. */
export interface Photo {
  id: string;
  variants: PhotoVariant[];
}

/** The file is not a photo that can be kept; the message says why. */
export class PhotoRefused extends Error {}

/** Width times height of the largest photo that is decoded. */
export const MAX_PIXELS = 50_000_000;

/** Messengers such as WhatsApp show no larger picture beside a link. */
export const MAX_JPEG_BYTES = 300_000;
/** Tried in turn; at the last, also noise in full colours takes less than two thirds of what may be. */
const JPEG_QUALITIES = [80, 60, 40];

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif'];
const [SMALLEST, MIDDLE, LARGEST] = PHOTO_SIZES;

/**
 * Makes every variant of a photo: upright, square, on white, without what the camera wrote into it.
 * Decodes once; each smaller size comes from the one above it.
 * @throws PhotoRefused for what is not an image, is damaged or has more than `MAX_PIXELS`.
 */
export async function makePhoto(file: Uint8Array): Promise<Photo> {
  const large = await decode(file);
  const middle = await shrink(large, MIDDLE);
  const small = await shrink(middle, SMALLEST);
  const bitmaps: [PhotoSize, Bitmap][] = [
    [LARGEST, large],
    [MIDDLE, middle],
    [SMALLEST, small],
  ];
  const variants = (await Promise.all(bitmaps.map(([size, bitmap]) => encode(size, bitmap)))).flat();
  const hash = createHash('sha256');
  for (const { data } of variants) hash.update(data);
  return { id: hash.digest('hex').slice(0, 32), variants };
}

interface Bitmap {
  data: Buffer;
  info: OutputInfo;
}

async function decode(file: Uint8Array): Promise<Bitmap> {
  try {
    const image = sharp(file, { limitInputPixels: MAX_PIXELS, autoOrient: true });
    const { format } = await image.metadata();
    if (!FORMATS.includes(format)) throw new Error(`a photo cannot be of the format ${format}`);
    return await image
      .resize(LARGEST, LARGEST, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new PhotoRefused(cause instanceof Error ? cause.message : 'not an image', { cause });
  }
}

function shrink(bitmap: Bitmap, size: PhotoSize): Promise<Bitmap> {
  return open(bitmap).resize(size, size).raw().toBuffer({ resolveWithObject: true });
}

async function encode(size: PhotoSize, bitmap: Bitmap): Promise<PhotoVariant[]> {
  const [webp, jpg] = await Promise.all([open(bitmap).webp({ quality: 78 }).toBuffer(), encodeJpeg(bitmap)]);
  return [
    { size, format: 'webp', data: webp },
    { size, format: 'jpg', data: jpg },
  ];
}

/** As good as fits into a message's preview: only what is hardly a photo is made any worse. */
async function encodeJpeg(bitmap: Bitmap): Promise<Buffer> {
  let data = Buffer.alloc(0);
  for (const quality of JPEG_QUALITIES) {
    data = await open(bitmap).jpeg({ quality, progressive: true }).toBuffer();
    if (data.length < MAX_JPEG_BYTES) break;
  }
  return data;
}

function open({ data, info: { width, height, channels } }: Bitmap): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}
