import { cardUrl } from '@naija/contracts/domain/cards';
import type { FastifyReply } from 'fastify';
import type { Queryable } from '../../database/database.ts';
import { isHidden } from '../../database/listed.ts';
import { createBoundedCache, sharedBounds } from '../../platform/caching/bounded-cache.ts';
import { matchesETag } from '../../platform/http/etag.ts';
import { sendNotFound } from '../../platform/http/send-file.ts';
import { identifyClient } from '../../platform/rate-limits/client.ts';
import type { RateLimiter } from '../../platform/rate-limits/limiter.ts';
import { findPublicRecord, type RecordRow } from '../agents/index.ts';
import type { PhotoStore } from '../photos/index.ts';
import { cardContent, cardVersion } from './card-content.ts';
import { drawCard } from './draw-card.ts';
import type { CardContent } from './drawing/messages.ts';

const PATH = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/[\w-]{22})?\.jpg$/;
// Shared caches revalidate within the hour, because an agent may be hidden
const IMMUTABLE = 'public, max-age=31536000, s-maxage=3600, immutable';
/** Room for about 200 cards */
const BOUNDS = { maxEntries: 500, maxBytes: 16_000_000 };

export interface CardContext {
  db: Queryable;
  photos: Pick<PhotoStore, 'read'>;
  limit: RateLimiter;
  workers?: number | undefined;
}

/**
 * Sends the share card of a path below `/media/cards/`: 404 unless the agent is public, and a redirect to the current card for
 * any other version. Requests for a card that has to be drawn are rate limited, and concurrent ones share the drawing.
 */
export function createCardSender({ db, photos, limit, workers }: CardContext) {
  const drawn = createBoundedCache<{ data: Buffer; size: number }>(sharedBounds(BOUNDS, workers));
  const pending = new Map<string, Promise<Buffer>>();

  async function draw(key: string, content: CardContent, image: string | null): Promise<Buffer> {
    try {
      const data = await drawCard(content, await readPhoto(photos, image));
      drawn.set(key, { data, size: data.length });
      return data;
    } finally {
      pending.delete(key);
    }
  }

  return async (reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const { request } = reply;
    const agent = await readAgent(db, path);
    if (!agent) return sendNotFound(reply);
    const content = cardContent(agent);
    const version = cardVersion(content, agent.image);
    const address = cardUrl(agent.id, version);
    if (request.url !== address) return reply.header('cache-control', 'no-cache').redirect(address);
    const etag = `"${version}"`;
    reply.headers({ 'cache-control': IMMUTABLE, etag });
    if (matchesETag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const known = drawn.get(address)?.data ?? pending.get(address);
    if (!known) {
      await limit(db, 'card', identifyClient(request));
      pending.set(address, pending.get(address) ?? draw(address, content, agent.image));
    }
    return reply.type('image/jpeg').send(await (known ?? pending.get(address)));
  };
}

async function readAgent(db: Queryable, path: string): Promise<RecordRow | undefined> {
  const id = PATH.exec(path)?.[1];
  const agent = id === undefined ? undefined : await findPublicRecord(db, id);
  return agent && !isHidden(agent) ? agent : undefined;
}

async function readPhoto(photos: CardContext['photos'], image: string | null): Promise<Uint8Array> {
  const photo = image === null ? undefined : await photos.read(image);
  const largest = photo?.variants.find(({ size, format }) => size === 640 && format === 'jpg');
  return largest?.data ?? new Uint8Array();
}
