import sharp from 'sharp';

/** @typedef {import('./messages.ts').DecodeRequest} DecodeRequest */
/** @typedef {import('./messages.ts').DecodeResult} DecodeResult */
/** @typedef {import('./messages.ts').EncodedVariant} EncodedVariant */
/** @typedef {{ data: Buffer, info: import('sharp').OutputInfo }} Bitmap */

const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'];
/** Tried in turn: at 40, full-colour noise takes two thirds of the limit. */
const JPEG_QUALITIES = [80, 60, 40];

sharp.cache(false);
// Other loaders read further files (SVG) or take any input (UltraHDR, TIFF).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}`) });

/**
 * Encodes every variant upright, square, on white, without metadata; of an animation the first frame.
 * @type {(file: Buffer, request: DecodeRequest) => Promise<DecodeResult>}
 */
export async function encodeVariants(file, job) {
  const large = await decode(file, job);
  if ('kind' in large) return large;
  /** @type {[EncodedVariant['size'], Bitmap][]} */
  const bitmaps = [];
  let bitmap = large;
  for (const size of job.sizes.toReversed()) {
    if (bitmap.info.width !== size) bitmap = await shrink(bitmap, size);
    bitmaps.push([size, bitmap]);
  }
  const variants = await Promise.all(bitmaps.map(([size, image]) => encode(size, image, job.maxJpegBytes)));
  return { kind: 'decoded', variants: variants.flat() };
}

/** @type {(file: Buffer, request: DecodeRequest) => Promise<Bitmap | DecodeResult>} */
async function decode(file, { sizes, maxPixels, maxAvifPixels }) {
  const largest = sizes.at(-1) ?? 0;
  try {
    // Reads the header alone, before pixels take memory.
    const header = sharp(file, { limitInputPixels: false, failOn: 'error' });
    const { width, height, format } = await header.metadata();
    if (width * height > (format === 'heif' ? maxAvifPixels : maxPixels)) return refused('pixels');
    // Warnings are allowed: many cameras append bytes to a valid image.
    return await sharp(file, { limitInputPixels: maxPixels, autoOrient: true, failOn: 'error' })
      .resize(largest, largest, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    return refused('damaged');
  }
}

/** @type {(reason: 'damaged' | 'pixels') => DecodeResult} */
function refused(reason) {
  return { kind: 'refused', reason };
}

/** @type {(bitmap: Bitmap, size: number) => Promise<Bitmap>} */
function shrink(bitmap, size) {
  return open(bitmap).resize(size, size).raw().toBuffer({ resolveWithObject: true });
}

/** @type {(size: EncodedVariant['size'], bitmap: Bitmap, maxJpegBytes: number) => Promise<EncodedVariant[]>} */
async function encode(size, bitmap, maxJpegBytes) {
  const [webp, jpg] = await Promise.all([
    open(bitmap).webp({ quality: 78 }).toBuffer(),
    encodeJpeg(bitmap, maxJpegBytes),
  ]);
  return [
    { size, format: 'webp', data: webp },
    { size, format: 'jpg', data: jpg },
  ];
}

/**
 * Lowers the quality only of what exceeds the limit for link previews.
 * @type {(bitmap: Bitmap, maxBytes: number) => Promise<Buffer>}
 */
async function encodeJpeg(bitmap, maxBytes) {
  let data = Buffer.alloc(0);
  for (const quality of JPEG_QUALITIES) {
    data = await open(bitmap).jpeg({ quality, progressive: true }).toBuffer();
    if (data.length < maxBytes) break;
  }
  return data;
}

/** @param {Bitmap} bitmap */
function open({ data, info: { width, height, channels } }) {
  return sharp(data, { raw: { width, height, channels } });
}
