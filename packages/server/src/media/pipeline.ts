import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { PHOTO_SIZES, type PhotoFormat, type PhotoSize } from '@naija/contracts/domain/photos';
import { createHash } from 'node:crypto';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { createQueue } from '../queue/queue.ts';
import { sniffPhoto } from './formats.ts';

// Its memory of earlier work would only hold photos that are not asked for again.
sharp.cache(false);

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

/** The file is not a photo that can be kept; the message says why, in words for whoever chose it. */
export class PhotoRefused extends Error {}

/** Width times height of the largest photo that is decoded. */
export const MAX_PIXELS = 50_000_000;

/** Messengers such as WhatsApp show no larger picture beside a link. */
export const MAX_JPEG_BYTES = 300_000;
/** Tried in turn; at the last, also noise in full colours takes less than two thirds of what may be. */
const JPEG_QUALITIES = [80, 60, 40];

/** Seconds that a file may take to decode; a large one from a phone takes less than one. */
const MOST_SECONDS = 10;
// A large photo takes up to 200 MB while it is decoded.
const inTurn = createQueue({ atOnce: 2, waiting: 32 });

const [SMALLEST, MIDDLE, LARGEST] = PHOTO_SIZES;

/**
 * Makes every variant of a photo: upright, square, on white, without what the camera wrote into it; of one that moves,
 * the first picture. Decodes once; each smaller size comes from the one above it.
 * Rejects with PhotoRefused for what is not an image that can be kept, is damaged or has more than `MAX_PIXELS`, and
 * with HttpError 503 while too many others wait for the same.
 */
export function makePhoto(file: Uint8Array): Promise<Photo> {
  return inTurn(() => makeVariants(file));
}

async function makeVariants(file: Uint8Array): Promise<Photo> {
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
  await refuseBadPhoto(file);
  // Not for mere warnings: many a phone's photo has bytes too many, and is whole all the same.
  const image = sharp(file, { limitInputPixels: MAX_PIXELS, autoOrient: true, failOn: 'error' });
  return image
    .timeout({ seconds: MOST_SECONDS })
    .resize(LARGEST, LARGEST, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new PhotoRefused(FIELD_MESSAGES.imageDamaged, { cause });
    });
}

/** Refuses what the first bytes and the header of a file give away; nothing of it is decoded for that. */
async function refuseBadPhoto(file: Uint8Array): Promise<void> {
  const kind = sniffPhoto(file);
  if (kind === 'no photo') throw new PhotoRefused(FIELD_MESSAGES.imageType);
  if (kind === 'not kept') throw new PhotoRefused(FIELD_MESSAGES.imageFormat);
  const header = sharp(file, { limitInputPixels: false, failOn: 'error' });
  const { width, height } = await header.metadata().catch((cause: unknown) => {
    throw new PhotoRefused(FIELD_MESSAGES.imageDamaged, { cause });
  });
  if (width * height > MAX_PIXELS) throw new PhotoRefused(FIELD_MESSAGES.imagePixels);
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
