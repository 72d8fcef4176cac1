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
  { maxConcurrent: 2, maxQueued: 32 },
);

export const decoderLoad = decoders.load;

/** @throws ImageProcessKilled, or HttpError 503 while the queue is full or no process starts */
export const decode = decoders.run;
