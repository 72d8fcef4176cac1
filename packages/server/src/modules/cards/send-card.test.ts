import { CARD_MAX_BYTES, cardUrl } from '@naija/contracts/domain/cards';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { addAgent } from '../../../test/agents.ts';
import { ORIGIN, useSite } from '../../../test/use-site.ts';
import { agents, type AgentRow } from '../../database/schema.ts';
import { enforceRateLimit } from '../../platform/rate-limits/limiter.ts';
import { cardsModule } from './module.ts';
import { createPhotoStore, processPhoto } from '../photos/index.ts';
import { join } from 'node:path';

const RED = { r: 200, g: 20, b: 20 };
const site = useSite();
let ada: AgentRow;

beforeEach(async () => {
  ada = await addAgent(site.db, { name: 'Ada Obi', agreement: 10, commission: null });
});

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

async function imageOf({ id }: Pick<AgentRow, 'id'>): Promise<string> {
  const { meta } = await site.read(`/agent/${id}`);
  return meta['og:image']?.[0]?.replace(ORIGIN, '') ?? '';
}

describe('the card that a profile page names', () => {
  it('is a JPEG that messengers show, with the photo of the agent', async () => {
    const photo = await processPhoto(
      await sharp({ create: { width: 640, height: 640, channels: 3, background: RED } })
        .png()
        .toBuffer(),
    );
    await createPhotoStore(join(site.folder, 'media')).save(photo);
    const agent = await addAgent(site.db, { image: photo.id });
    const { statusCode, headers, rawPayload } = await get(await imageOf(agent));
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(headers['cache-control']).toContain('immutable');
    expect(rawPayload.length).toBeLessThan(CARD_MAX_BYTES);
    const card = sharp(rawPayload);
    expect(await card.metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 });
    const { dominant } = await sharp(
      await card.extract({ left: 100, top: 100, width: 300, height: 300 }).toBuffer(),
    ).stats();
    expect(Math.abs(dominant.r - RED.r) + Math.abs(dominant.g - RED.g)).toBeLessThan(24);
  });

  it('is described as text', async () => {
    const { meta } = await site.read(`/agent/${ada.id}`);
    expect(meta['og:image:alt']).toEqual([
      'Ada Obi, property agent in Ikeja, Lagos. Inspection fee ₦5,000. Agreement 10\u00a0%. Verified email.',
    ]);
    expect(meta['twitter:card']).toEqual(['summary_large_image']);
  });

  it('says which fees the agent does not ask for', async () => {
    const { id } = await addAgent(site.db, { name: 'Bola', inspectionFee: 0, agreement: 0, commission: 7.5 });
    const { meta, things } = await site.read(`/agent/${id}`);
    expect(meta['og:image:alt']?.[0]).toContain(
      'Inspection fee Free. Agreement No fee. Commission 7.5\u00a0%.',
    );
    expect(meta['description']?.[0]).toContain('Inspections are free.');
    expect(things['RealEstateAgent']).toMatchObject({ makesOffer: { price: 0 } });
  });

  it('is not sent again to a client that has it', async () => {
    const address = await imageOf(ada);
    const { etag = '' } = (await get(address)).headers;
    const again = await get(address, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('has another address once the agent has changed what it shows, to which the former one leads', async () => {
    const before = await imageOf(ada);
    await site.db.update(agents).set({ inspectionFee: 7_000 });
    const now = await imageOf(ada);
    expect(now).not.toBe(before);
    for (const former of [before, cardUrl(ada.id), `${now}?x=1`]) {
      const { statusCode, headers } = await get(former);
      expect([statusCode, headers['location'], headers['cache-control']]).toEqual([302, now, 'no-cache']);
    }
  });

  it('is drawn once for concurrent requests', async () => {
    const address = await imageOf(ada);
    const sent = await Promise.all(Array.from({ length: 30 }, () => get(address)));
    expect(new Set(sent.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});

it.each([{ hiddenAt: new Date() }, { blockedAt: new Date() }, { deletionDueAt: new Date() }])(
  'an agent whom nobody may see has no card: %o',
  async (change) => {
    const address = await imageOf(ada);
    expect((await get(address)).statusCode).toBe(200);
    await site.db.update(agents).set(change);
    expect((await get(address)).statusCode).toBe(404);
    expect((await get(cardUrl(ada.id))).statusCode).toBe(404);
  },
);

it.each(['', 'x.jpg', '00000000-0000-4000-8000-000000000000.jpg', '../0123/640.jpg', '%00.jpg'])(
  'there is no card at %j',
  async (path) => {
    expect((await get(`/media/cards/${path}`)).statusCode).toBe(404);
  },
);

it('a client that has had too many cards drawn waits, and still gets existing ones', async () => {
  const address = await imageOf(ada);
  await get(address);
  const client = { address: '127.0.0.1', browser: '' };
  for (let count = 1; count < cardsModule.limits.card.burst; count += 1)
    await enforceRateLimit(site.db, 'card', cardsModule.limits.card, client, new Date());
  const other = await imageOf(await addAgent(site.db));
  expect((await get(other)).statusCode).toBe(429);
  expect((await get(address)).statusCode).toBe(200);
});
