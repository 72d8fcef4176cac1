import { CARD_MAX_BYTES, CARD_SIZE } from '@naija/contracts/domain/cards';
import { fileURLToPath } from 'node:url';
import { createImagePool } from '../../platform/image-process/image-pool.ts';
import type { CardContent, CardJob, CardReply } from './drawing/messages.ts';

const MIB = 1024 * 1024;
const UNAVAILABLE = 'Cards cannot be drawn just now. Please try again in a few seconds.';

const drawers = createImagePool<CardJob, CardReply>(
  {
    file: fileURLToPath(new URL('./drawing/card-main.mjs', import.meta.url)),
    // A card takes at most 155 MiB and 0.2 s
    limits: { rss: 256 * MIB, cpuMs: 5_000 },
    unavailable: UNAVAILABLE,
  },
  { maxConcurrent: 1, maxQueued: 16, message: UNAVAILABLE },
);

/**
 * Draws a card as JPEG in a child process, one at a time.
 * @param photo JPEG of this server; empty if the agent has none
 * @throws HttpError 503 while too many cards wait
 */
export async function drawCard(content: CardContent, photo: Uint8Array): Promise<Buffer> {
  const look = { size: CARD_SIZE, maxBytes: CARD_MAX_BYTES };
  const reply = await drawers.run(photo, { ...content, ...look, bytes: photo.length });
  if (reply.kind === 'failed') throw new Error(`a card could not be drawn: ${reply.message}`);
  return Buffer.from(reply.data);
}
