import sharp from 'sharp';

/** @typedef {import('./job.ts').DecodingJob} DecodingJob */
/** @typedef {import('./job.ts').DecodingResult} DecodingResult */
/** @typedef {import('./job.ts').EncodedVariant} EncodedVariant */
/** @typedef {{ data: Buffer, info: import('sharp').OutputInfo }} Bitmap */

const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'];
/** Tried in turn; at the last, also noise in full colours takes less than two thirds of what may be. */
const JPEG_QUALITIES = [80, 60, 40];

sharp.cache(false);
// Of the rest of libvips' loaders, some read other files (SVG) and some take whatever they find (UltraHDR, TIFF).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}`) });

/**
 * Makes every variant of a photo: upright, square, on white, without what the camera wrote into it; of one that moves,
 * the first picture. Decodes once; each smaller size comes from the one above it.
 * @param {Buffer} file
 * @param {DecodingJob} job
 * @returns {Promise<DecodingResult>}
 */
export async function makeVariants(file, job) {
  const large = await decode(file, job);
  if ('kind' in large) return large;
  /** @type {[EncodedVariant['size'], Bitmap][]} */
  const bitmaps = [];
  let bitmap = large;
  for (const size of job.sizes.toReversed()) {
    if (bitmap.info.width !== size) bitmap = await shrink(bitmap, size);
    bitmaps.push([size, bitmap]);
  }
  const variants = await Promise.all(bitmaps.map(([size, made]) => encode(size, made, job.maxJpegBytes)));
  return { kind: 'made', variants: variants.flat() };
}

/**
 * @param {Buffer} file
 * @param {DecodingJob} job
 * @returns {Promise<Bitmap | DecodingResult>}
 */
async function decode(file, { sizes, maxPixels, maxAvifPixels }) {
  const largest = sizes.at(-1) ?? 0;
  try {
    // The header alone, before any pixel takes memory.
    const header = sharp(file, { limitInputPixels: false, failOn: 'error' });
    const { width, height, format } = await header.metadata();
    if (width * height > (format === 'heif' ? maxAvifPixels : maxPixels)) return refused('pixels');
    // Not for mere warnings: many a phone's photo has bytes too many, and is whole all the same.
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

/**
 * @param {'damaged' | 'pixels'} why
 * @returns {DecodingResult}
 */
function refused(why) {
  return { kind: 'refused', why };
}

/**
 * @param {Bitmap} bitmap
 * @param {number} size
 * @returns {Promise<Bitmap>}
 */
function shrink(bitmap, size) {
  return open(bitmap).resize(size, size).raw().toBuffer({ resolveWithObject: true });
}

/**
 * @param {EncodedVariant['size']} size
 * @param {Bitmap} bitmap
 * @param {number} maxJpegBytes
 * @returns {Promise<EncodedVariant[]>}
 */
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
 * As good as fits into a message's preview: only what is hardly a photo is made any worse.
 * @param {Bitmap} bitmap
 * @param {number} maxBytes
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
