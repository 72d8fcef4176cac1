import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { PHOTO_SIZES } from '@naija/contracts/domain/photos';
import { createHash } from 'node:crypto';
import { decode } from './decoder/decode.ts';
import { DecoderKilled } from './decoder/decoder-process.ts';
import type { DecodingReply, EncodedVariant } from './decoder/job.ts';
import { sniffPhoto } from './formats.ts';

/** A photo as it is kept: `id` is the hash of its variants. */
export interface Photo {
  id: string;
  variants: EncodedVariant[];
}

/** The file is not a photo that can be kept; the message says why, in words for whoever chose it. */
export class PhotoRefused extends Error {}

/** Width times height of the largest photo that is decoded. */
export const MAX_PIXELS = 50_000_000;
/** The same for AVIF, of which each pixel takes 15 to 24 bytes of memory; of the others it takes at most 9. */
export const MAX_AVIF_PIXELS = 16_000_000;

/** Messengers such as WhatsApp show no larger picture beside a link. */
export const MAX_JPEG_BYTES = 300_000;

/**
 * Makes every variant of a photo: upright, square, on white, without what the camera wrote into it; of one that moves,
 * the first picture.
 * Rejects with PhotoRefused for what is not an image that can be kept, is damaged, has more pixels than may be, or takes
 * more memory or time than a photo does, and with HttpError 503 while too many others wait for the same.
 */
export async function makePhoto(file: Uint8Array): Promise<Photo> {
  const kind = sniffPhoto(file);
  if (kind === 'no photo') throw new PhotoRefused(FIELD_MESSAGES.imageType);
  if (kind === 'not kept') throw new PhotoRefused(FIELD_MESSAGES.imageFormat);
  const variants = variantsOf(await decoded(file));
  const hash = createHash('sha256');
  for (const { data } of variants) hash.update(data);
  return { id: hash.digest('hex').slice(0, 32), variants };
}

function decoded(file: Uint8Array): Promise<DecodingReply> {
  return decode(file, {
    ...{ bytes: file.length, sizes: PHOTO_SIZES, maxPixels: MAX_PIXELS },
    ...{ maxAvifPixels: MAX_AVIF_PIXELS, maxJpegBytes: MAX_JPEG_BYTES },
  }).catch((error: unknown) => {
    if (!(error instanceof DecoderKilled)) throw error;
    throw new PhotoRefused(FIELD_MESSAGES.imageUnreadable, { cause: error });
  });
}

function variantsOf(reply: DecodingReply): EncodedVariant[] {
  if (reply.kind === 'made') return reply.variants;
  if (reply.kind === 'failed') throw new Error(`a photo could not be made: ${reply.message}`);
  throw new PhotoRefused(FIELD_MESSAGES[reply.why === 'pixels' ? 'imagePixels' : 'imageDamaged']);
}
