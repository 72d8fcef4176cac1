import sharp from 'sharp';
import { cardSvg, PORTRAIT } from './card-svg.mjs';

/** @typedef {import('./messages.ts').CardJob} CardJob */
/** @typedef {import('./messages.ts').CardResult} CardResult */

/** Qualities to try in turn */
const QUALITIES = [86, 75, 60];

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });

/**
 * Draws a card as JPEG.
 * @type {(photo: Buffer, job: CardJob) => Promise<CardResult>}
 */
export async function drawCard(photo, { size, maxBytes, ...content }) {
  const hasPhoto = photo.length > 0;
  const card = sharp(Buffer.from(cardSvg(content, size, hasPhoto)));
  if (hasPhoto) {
    const { left, top } = PORTRAIT;
    card.composite([{ input: await rounded(photo), left, top }]);
  }
  const pixels = await card.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = pixels.info;
  let data = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    data = await sharp(pixels.data, { raw: { width, height, channels } })
      .jpeg({ quality, progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (data.length < maxBytes) break;
  }
  return { kind: 'drawn', data };
}

/** @param {Buffer} photo */
async function rounded(photo) {
  const { side, radius } = PORTRAIT;
  const size = `width="${String(side)}" height="${String(side)}"`;
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} rx="${String(radius)}"/></svg>`;
  return sharp(photo)
    .resize(side, side, { fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png({ compressionLevel: 0 })
    .toBuffer();
}
