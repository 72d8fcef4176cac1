import { SERVER_MESSAGES } from '@naija/contracts/domain/server-messages';
import { fileURLToPath } from 'node:url';
import { createImagePool } from '../../../platform/image-process/image-pool.ts';
import type { DecodeRequest, DecodeReply } from './messages.ts';

const MIB = 1024 * 1024;

const decoders = createImagePool<DecodeRequest, DecodeReply>(
  {
    file: fileURLToPath(new URL('./decoder-main.mjs', import.meta.url)),
    // Progressive JPEG of 49 megapixels takes 290 MiB beside the resting size; the slowest photo takes 2 s
    limits: { rss: 448 * MIB, cpuMs: 10_000 },
    unavailable: SERVER_MESSAGES.photosUnavailable,
  },
  // Each process takes a core and up to 448 MiB
  { maxConcurrent: 2, maxQueued: 32 },
);

/** Number of photos being decoded, and waiting for a decoder */
export const decoderLoad = decoders.load;

/**
 * Decodes a photo in a child process, two at a time. Rejects with ImageProcessKilled, or HttpError 503 while the queue is full
 * or no process starts.
 */
export const decode = decoders.run;
