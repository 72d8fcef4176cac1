import { pagePaths } from '@naija/contracts/domain/pages';
import { STATES } from '@naija/contracts/domain/states';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { eq, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agents } from '../../../database/schema.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { primaryReads } from '../../../platform/public-reads/public-reads.ts';
import { addAgent } from '../../../../test/agents.ts';
import { addListedAgents, readSitemap } from '../../../../test/sitemap.ts';
import { useServer } from '../../../../test/use-server.ts';
import { sitemapRoutes } from './routes.ts';

const ORIGIN = 'https://agents.example';
const TIME = '2026-01-02T00:00:00Z';
const server = useServer({ publicUrl: ORIGIN });
/** Each list has four profiles. */
let small: App;

beforeAll(async () => {
  small = Fastify().withTypeProvider<TypeBoxTypeProvider>();
  sitemapRoutes(small, primaryReads(server.db), ORIGIN, () => Promise.resolve([]), { part: 4, batch: 2 });
  await small.ready();
});
afterAll(() => small.close());

const read = (url: string) => readSitemap(server.app, url);

async function changeAt(id: string, time: string): Promise<void> {
  await server.db
    .update(agents)
    .set({ updatedAt: new Date(time) })
    .where(eq(agents.id, id));
}

describe('the list of pages', () => {
  it('has every page without agents', async () => {
    const paths = [
      pagePaths.home,
      pagePaths.trending,
      pagePaths.about,
      pagePaths.privacy,
      pagePaths.terms,
      pagePaths.cost,
    ];
    const states = STATES.map(({ slug }) => pagePaths.location(slug));
    const listed = await read('/sitemaps/pages.xml');
    expect([...listed.keys()]).toEqual([...paths, ...states].map((path) => ORIGIN + path));
  });

  it('has the latest change of a state’s listed agents', async () => {
    await changeAt((await addAgent(server.db)).id, '2026-01-02T03:04:05Z');
    await changeAt((await addAgent(server.db)).id, '2026-01-01T00:00:00Z');
    await changeAt((await addAgent(server.db, { image: null })).id, '2026-05-05T00:00:00Z');
    const listed = await read('/sitemaps/pages.xml');
    const changed = '2026-01-02T03:04:05.000Z';
    expect(listed.get(`${ORIGIN}/location/lagos`)).toBe(changed);
    expect(listed.get(`${ORIGIN}/trending`)).toBe(changed);
    expect(listed.get(`${ORIGIN}/location/kano`)).toBeUndefined();
  });
});

describe('the lists of profiles', () => {
  it('have only complete profiles, each with its last change', async () => {
    const { id } = await addAgent(server.db);
    await changeAt(id, '2026-01-02T03:04:05.678Z');
    await addAgent(server.db, { image: null });
    await addAgent(server.db, { inspectionFee: null });
    await addAgent(server.db, { emailVerifiedAt: null });
    const listed = await read('/sitemaps/agents-1.xml');
    expect([...listed]).toEqual([[`${ORIGIN}/agent/${id}`, '2026-01-02T03:04:05.678Z']]);
  });

  it.each([
    [9, [4, 4, 1]],
    [8, [4, 4]],
    [3, [3]],
  ])('of %i agents hold as many each as a list may, and together each agent once', async (count, sizes) => {
    await addListedAgents(server.db, count, TIME);
    const index = await readSitemap(small, '/sitemap.xml');
    const parts = sizes.map((_, part) => `${ORIGIN}/sitemaps/agents-${String(part + 1)}.xml`);
    expect([...index.keys()]).toEqual([`${ORIGIN}/sitemaps/pages.xml`, ...parts]);
    const lists = await Promise.all(parts.map((part) => readSitemap(small, new URL(part).pathname)));
    expect(lists.map(({ size }) => size)).toEqual(sizes);
    expect(new Set(lists.flatMap((list) => [...list.keys()])).size).toBe(count);
    const next = `/sitemaps/agents-${String(sizes.length + 1)}.xml`;
    expect((await small.inject(next)).statusCode).toBe(404);
  });

  it('are compressed', async () => {
    const { id } = await addAgent(server.db);
    const response = await server.app.inject({
      url: '/sitemaps/agents-1.xml',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(response.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(response.rawPayload).toString()).toContain(id);
  });
});

describe('the index', () => {
  it('has the latest change of each list', async () => {
    await addListedAgents(server.db, 5, TIME);
    const [last] = await server.db
      .select({ id: agents.id })
      .from(agents)
      .orderBy(sql`id desc`)
      .limit(1);
    await changeAt(last?.id ?? '', '2026-03-04T00:00:00Z');
    expect([...(await readSitemap(small, '/sitemap.xml')).values()]).toEqual([
      '2026-03-04T00:00:00.000Z',
      '2026-01-02T00:00:00.000Z',
      '2026-03-04T00:00:00.000Z',
    ]);
  });

  it('has no list of profiles if there are none', async () => {
    expect([...(await read('/sitemap.xml'))]).toEqual([[`${ORIGIN}/sitemaps/pages.xml`, undefined]]);
  });
});

describe('a missing list', () => {
  it.each([
    '/sitemaps/agents-1.xml',
    '/sitemaps/agents-99.xml',
    '/sitemaps/agents-0.xml',
    '/sitemaps/agents-x.xml',
    '/sitemaps/agents-99999999999999999999.xml',
    '/sitemaps/other.xml',
  ])('%s is a 404', async (url) => {
    expect((await server.app.inject(url)).statusCode).toBe(404);
  });
});

describe('robots.txt', () => {
  it('excludes private pages and the API, and names the sitemap', async () => {
    const { statusCode, headers, body } = await server.app.inject('/robots.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    for (const path of ['/api/', '/dashboard', '/agentform', '/verified', '/set-password', '/restore-email'])
      expect(body).toContain(`\nDisallow: ${path}\n`);
    expect(body).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  });

  it('allows what public pages request', async () => {
    const { body } = await server.app.inject('/robots.txt');
    expect(body).toContain('\nAllow: /api/v1/user\n');
    expect(body).toContain('\nAllow: /api/v1/comment/getAll/\n');
  });
});
