import sharp from 'sharp';

/** @typedef {import('./messages.ts').DecodeRequest} DecodeRequest */
/** @typedef {import('./messages.ts').DecodeResult} DecodeResult */
/** @typedef {import('./messages.ts').EncodedVariant} EncodedVariant */
/** @typedef {{ data: Buffer, info: import('sharp').OutputInfo }} Bitmap */

const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'];
/** Qualities to try in turn: at 40, full-colour noise takes two thirds of the limit */
const JPEG_QUALITIES = [80, 60, 40];
const WEBP_QUALITIES = [78, 60, 40];
const WITHIN = /** @type {const} */ ({ fit: 'inside', withoutEnlargement: true });

sharp.cache(false);
// Other loaders read further files (SVG) or accept any input (UltraHDR, TIFF).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}`) });

/**
 * Encodes every variant upright, on white, without metadata; only the first frame of an animation.
 * @type {(file: Buffer, request: DecodeRequest) => Promise<DecodeResult>}
 */
export async function encodeVariants(file, job) {
  const large = await decode(file, job);
  if ('kind' in large) return large;
  /** @type {[EncodedVariant['size'], Bitmap][]} */
  const bitmaps = [];
  let bitmap = large;
  for (const size of job.wholes.toReversed()) {
    const { width, height } = bitmap.info;
    if (Math.max(width, height) > size) bitmap = await fitInto(bitmap, size);
    bitmaps.push([size, bitmap]);
  }
  for (const size of job.squares.toReversed()) {
    const { width, height } = bitmap.info;
    if (width !== size || height !== size) bitmap = await cutTo(bitmap, size);
    bitmaps.push([size, bitmap]);
  }
  const variants = await Promise.all(
    bitmaps.map(([size, image]) => encode(size, image, job.maxVariantBytes)),
  );
  const { width, height } = large.info;
  return { kind: 'decoded', variants: variants.flat(), width, height };
}

/** @type {(file: Buffer, request: DecodeRequest) => Promise<Bitmap | DecodeResult>} */
async function decode(file, { squares, wholes, maxPixels, maxAvifPixels }) {
  const whole = wholes.at(-1);
  const largest = whole ?? squares.at(-1) ?? 0;
  try {
    // Only the header is read, before pixels take memory.
    const header = sharp(file, { limitInputPixels: false, failOn: 'error' });
    const { width, height, format } = await header.metadata();
    if (width * height > (format === 'heif' ? maxAvifPixels : maxPixels)) return refused('pixels');
    // Warnings are allowed: many cameras append bytes to a valid image.
    return await sharp(file, { limitInputPixels: maxPixels, autoOrient: true, failOn: 'error' })
      .resize(largest, largest, whole === undefined ? { fit: 'cover' } : WITHIN)
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
function cutTo(bitmap, size) {
  return open(bitmap).resize(size, size, { fit: 'cover' }).raw().toBuffer({ resolveWithObject: true });
}

/** @type {(bitmap: Bitmap, size: number) => Promise<Bitmap>} */
function fitInto(bitmap, size) {
  return open(bitmap).resize(size, size, WITHIN).raw().toBuffer({ resolveWithObject: true });
}

/** @type {(size: EncodedVariant['size'], bitmap: Bitmap, maxBytes: number) => Promise<EncodedVariant[]>} */
async function encode(size, bitmap, maxBytes) {
  const [webp, jpg] = await Promise.all([
    encodeWithin(maxBytes, WEBP_QUALITIES, (quality) => open(bitmap).webp({ quality })),
    encodeWithin(maxBytes, JPEG_QUALITIES, (quality) => open(bitmap).jpeg({ quality, progressive: true })),
  ]);
  return [
    { size, format: 'webp', data: webp },
    { size, format: 'jpg', data: jpg },
  ];
}

/**
 * Lowers the quality only of what exceeds the limit.
 * @param {number} maxBytes
 * @param {readonly number[]} qualities
 * @param {(quality: number) => import('sharp').Sharp} encodeAt
 */
async function encodeWithin(maxBytes, qualities, encodeAt) {
  let data = Buffer.alloc(0);
  for (const quality of qualities) {
    data = await encodeAt(quality).toBuffer();
    if (data.length < maxBytes) break;
  }
  return data;
}

/** @param {Bitmap} bitmap */
function open({ data, info: { width, height, channels } }) {
  return sharp(data, { raw: { width, height, channels } });
}
