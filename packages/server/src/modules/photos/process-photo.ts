import { sniffFormat } from '@naija/contracts/domain/image-format';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { PHOTO_SIZES } from '@naija/contracts/domain/photos';
import { createHash } from 'node:crypto';
import { ImageProcessKilled } from '../../platform/image-process/image-process.ts';
import { publishEvent, type TelemetryEvents } from '../../platform/telemetry/events.ts';
import { decode } from './decoder/decoder-pool.ts';
import type { DecodeReply, EncodedVariant } from './decoder/messages.ts';

export interface Photo {
  id: string;
  variants: EncodedVariant[];
}

type DecodeOutcome = TelemetryEvents['photo.decoded']['outcome'];

/** The message tells whoever chose the file what is wrong with it. */
export class InvalidPhotoError extends Error {}

/** Width times height. */
export const MAX_PIXELS = 50_000_000;
/** AVIF decoders take 15 to 24 bytes per pixel, all others at most 9. */
export const MAX_AVIF_PIXELS = 16_000_000;

/** WhatsApp previews no larger image beside a link. */
export const MAX_JPEG_BYTES = 300_000;

/** Rejects with InvalidPhotoError, or HttpError 503 while the decoders are busy. */
export async function processPhoto(file: Uint8Array): Promise<Photo> {
  const begun = performance.now();
  const publish = (outcome: DecodeOutcome) => {
    publishEvent('photo.decoded', { outcome, seconds: (performance.now() - begun) / 1_000 });
  };
  try {
    const photo = await decodePhoto(file);
    publish('decoded');
    return photo;
  } catch (error) {
    publish(error instanceof InvalidPhotoError ? 'refused' : 'failed');
    throw error;
  }
}

async function decodePhoto(file: Uint8Array): Promise<Photo> {
  const format = sniffFormat(file);
  if (format === 'not-an-image') throw new InvalidPhotoError(FIELD_MESSAGES.imageType);
  if (format === 'unsupported') throw new InvalidPhotoError(FIELD_MESSAGES.imageFormat);
  const variants = unwrapVariants(await decodeFile(file));
  const hash = createHash('sha256');
  for (const { data } of variants) hash.update(data);
  return { id: hash.digest('hex').slice(0, 32), variants };
}

function decodeFile(file: Uint8Array): Promise<DecodeReply> {
  return decode(file, {
    bytes: file.length,
    sizes: PHOTO_SIZES,
    maxPixels: MAX_PIXELS,
    maxAvifPixels: MAX_AVIF_PIXELS,
    maxJpegBytes: MAX_JPEG_BYTES,
  }).catch((error: unknown) => {
    if (!(error instanceof ImageProcessKilled)) throw error;
    throw new InvalidPhotoError(FIELD_MESSAGES.imageUnreadable, { cause: error });
  });
}

function unwrapVariants(reply: DecodeReply): EncodedVariant[] {
  if (reply.kind === 'decoded') return reply.variants;
  if (reply.kind === 'failed') throw new Error(`a photo could not be made: ${reply.message}`);
  throw new InvalidPhotoError(FIELD_MESSAGES[reply.reason === 'pixels' ? 'imagePixels' : 'imageDamaged']);
}
