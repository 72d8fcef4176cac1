import { sniffFormat } from '@naija/contracts/domain/image-format';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { PHOTO_SIZES } from '@naija/contracts/domain/photos';
import { WORK_THUMB_SIZES, WORK_VIEW_SIZES } from '@naija/contracts/domain/work-photos';
import { createHash } from 'node:crypto';
import { ImageProcessKilled } from '../../platform/image-process/image-process.ts';
import { publishEvent, type TelemetryEvents } from '../../platform/telemetry/events.ts';
import { decode } from './decoder/decoder-pool.ts';
import type { DecodeReply, DecodeRequest, EncodedVariant } from './decoder/messages.ts';

export interface Photo {
  id: string;
  variants: EncodedVariant[];
}

/** Uncut photo, with the pixels of its largest variant. */
export interface WholePhoto extends Photo {
  width: number;
  height: number;
}

type Shapes = Pick<DecodeRequest, 'squares' | 'wholes'>;
declare module '../../platform/telemetry/events.ts' {
  interface TelemetryEvents {
    'photo.decoded': { outcome: 'decoded' | 'refused' | 'failed'; seconds: number };
  }
}

type DecodeOutcome = TelemetryEvents['photo.decoded']['outcome'];

/** The message tells the user what is wrong with the file. */
export class InvalidPhotoError extends Error {}

/** Width times height. */
export const MAX_PIXELS = 50_000_000;
/** AVIF decoders take 15 to 24 bytes per pixel, all others at most 9 */
export const MAX_AVIF_PIXELS = 16_000_000;

/** WhatsApp previews no larger image beside a link */
export const MAX_VARIANT_BYTES = 300_000;

const PORTRAIT: Shapes = { squares: PHOTO_SIZES, wholes: [] };
const WORK: Shapes = { squares: WORK_THUMB_SIZES, wholes: WORK_VIEW_SIZES };

/** @throws InvalidPhotoError, or HttpError 503 while the decoders are busy */
export async function processPhoto(file: Uint8Array): Promise<Photo> {
  const { id, variants } = await processAs(PORTRAIT, file);
  return { id, variants };
}

/** Processes a photo like `processPhoto`, without cutting it. */
export function processWorkPhoto(file: Uint8Array): Promise<WholePhoto> {
  return processAs(WORK, file);
}

async function processAs(shapes: Shapes, file: Uint8Array): Promise<WholePhoto> {
  const begun = performance.now();
  const publish = (outcome: DecodeOutcome) => {
    publishEvent('photo.decoded', { outcome, seconds: (performance.now() - begun) / 1_000 });
  };
  try {
    const photo = await decodePhoto(shapes, file);
    publish('decoded');
    return photo;
  } catch (error) {
    publish(error instanceof InvalidPhotoError ? 'refused' : 'failed');
    throw error;
  }
}

async function decodePhoto(shapes: Shapes, file: Uint8Array): Promise<WholePhoto> {
  const format = sniffFormat(file);
  if (format === 'not-an-image') throw new InvalidPhotoError(FIELD_MESSAGES.imageType);
  if (format === 'heic') throw new InvalidPhotoError(FIELD_MESSAGES.imageHeic);
  if (format === 'unsupported') throw new InvalidPhotoError(FIELD_MESSAGES.imageFormat);
  const { variants, width, height } = unwrapDecoded(await decodeFile(shapes, file));
  const hash = createHash('sha256');
  for (const { data } of variants) hash.update(data);
  return { id: hash.digest('hex').slice(0, 32), variants, width, height };
}

function decodeFile(shapes: Shapes, file: Uint8Array): Promise<DecodeReply> {
  return decode(file, {
    bytes: file.length,
    ...shapes,
    maxPixels: MAX_PIXELS,
    maxAvifPixels: MAX_AVIF_PIXELS,
    maxVariantBytes: MAX_VARIANT_BYTES,
  }).catch((error: unknown) => {
    if (!(error instanceof ImageProcessKilled)) throw error;
    throw new InvalidPhotoError(FIELD_MESSAGES.imageUnreadable, { cause: error });
  });
}

function unwrapDecoded(reply: DecodeReply): Extract<DecodeReply, { kind: 'decoded' }> {
  if (reply.kind === 'decoded') return reply;
  if (reply.kind === 'failed') throw new Error(`a photo could not be made: ${reply.message}`);
  throw new InvalidPhotoError(FIELD_MESSAGES[reply.reason === 'pixels' ? 'imagePixels' : 'imageDamaged']);
}
